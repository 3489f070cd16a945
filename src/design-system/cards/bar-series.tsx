import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { formatNumber } from '~/lib/format/formats';
import { Button } from '../actions/button';
import type { Tone } from '../feedback/tones';
import { barSeriesRecipe } from './bar-series.recipe';

/** As many stand side by side on a phone. */
const MAX_LABELS = 8;

export interface BarSerie {
  label: string;
  /** No two series share a tone. */
  tone: Tone;
}

export interface Bar {
  /** Below the bar: short, one word or two. */
  label: string;
  /** In the table: as long as it takes. */
  longLabel: string;
  /** One for each series, from 0. */
  values: readonly number[];
}

export interface BarSeriesProps {
  label: string;
  /** Heads the table's first column: « Mois ». */
  heading: string;
  series: readonly BarSerie[];
  bars: readonly Bar[];
  format?: (value: number) => string;
  /** Shown when every value is 0. */
  empty: string;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Figures over time, in stacked bars; the same figures as a table for screen readers, on request and on paper. */
export function BarSeries({ label, heading, series, bars, format = formatNumber, empty }: BarSeriesProps) {
  const styles = useSlotRecipe({ recipe: barSeriesRecipe })();
  const tableId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const highest = Math.max(0, ...bars.map(({ values }) => sum(values)));
  if (highest === 0) return <p>{empty}</p>;
  const totals = series.map((_, index) => sum(bars.map(({ values }) => values[index] ?? 0)));
  return (
    <chakra.figure css={styles.root} aria-label={label}>
      <chakra.dl css={styles.legend}>
        {series.map(({ label: serie, tone }, index) => (
          <div key={tone}>
            <chakra.dt display="flex" alignItems="center" gap="2">
              <chakra.span css={styles.swatch} data-tone={tone} aria-hidden="true" />
              <span>{serie}</span>
            </chakra.dt>
            <dd>{format(totals[index] ?? 0)}</dd>
          </div>
        ))}
      </chakra.dl>
      <Plot series={series} bars={bars} highest={highest} format={format} />
      <div>
        <Button size="sm" aria-expanded={isOpen} aria-controls={tableId} onClick={() => setIsOpen((now) => !now)}>
          {isOpen ? 'Masquer les chiffres' : 'Voir les chiffres'}
        </Button>
      </div>
      <chakra.div css={styles.table} id={tableId} data-open={isOpen ? '' : undefined}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              {series.map(({ label: serie, tone }) => (
                <th key={tone} scope="col">
                  {serie}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ longLabel, values }) => (
              <tr key={longLabel}>
                <th scope="row">{longLabel}</th>
                {series.map(({ tone }, index) => (
                  <td key={tone}>{format(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {series.map(({ tone }, index) => (
                <td key={tone}>{format(totals[index] ?? 0)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </chakra.div>
    </chakra.figure>
  );
}

interface PlotProps extends Pick<BarSeriesProps, 'series' | 'bars'> {
  highest: number;
  format: (value: number) => string;
}

/** For the eye only. */
function Plot({ series, bars, highest, format }: PlotProps) {
  const styles = useSlotRecipe({ recipe: barSeriesRecipe })();
  const every = Math.ceil(bars.length / MAX_LABELS);
  const spoken = ({ longLabel, values }: Bar) =>
    [longLabel, ...series.map(({ label }, index) => `${label}\u00A0: ${format(values[index] ?? 0)}`)].join('\n');
  return (
    <chakra.div css={styles.plot} aria-hidden="true">
      <chakra.p css={styles.highest}>{format(highest)}</chakra.p>
      <chakra.div css={styles.bars}>
        {bars.map((bar) => (
          <chakra.div key={bar.longLabel} css={styles.bar} title={spoken(bar)}>
            {series.map(({ tone }, index) => {
              const value = bar.values[index] ?? 0;
              return (
                value > 0 && (
                  <chakra.span
                    key={tone}
                    css={styles.part}
                    data-tone={tone}
                    style={{ height: `${(value / highest) * 100}%` }}
                  />
                )
              );
            })}
          </chakra.div>
        ))}
      </chakra.div>
      <chakra.div
        css={styles.labels}
        data-sparse={every > 1 ? '' : undefined}
        style={{ gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` }}
      >
        {bars.map(
          ({ longLabel, label }, index) =>
            index % every === 0 && (
              <span
                key={longLabel}
                style={{ gridColumn: `${index + 1} / span ${Math.min(every, bars.length - index)}` }}
              >
                {label}
              </span>
            ),
        )}
      </chakra.div>
    </chakra.div>
  );
}
