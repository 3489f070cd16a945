import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { formatNumber, formatShares } from '~/lib/format/formats';
import { TextSkeleton } from '../feedback/skeleton';
import type { Tone } from '../feedback/tones';
import { type FillableElement, withContent } from '../layout/elements';
import { underline } from '../layout/mixins';

/** Yellow on white is below 3:1, so that its parts carry an outline. */
const fill = (tone: Tone) => ({
  background: `${tone}.solid`,
  ...(tone === 'pending' && { boxShadow: 'inset 0 0 0 1.5px {colors.pending.emphasized}' }),
});

const fills = (pseudo: string) => ({
  [`& [data-tone=earned]${pseudo}`]: fill('earned'),
  [`& [data-tone=pending]${pseudo}`]: fill('pending'),
  [`& [data-tone=refused]${pseudo}`]: fill('refused'),
  [`& [data-tone=info]${pseudo}`]: fill('info'),
});

const splitBarRecipe = defineSlotRecipe({
  className: 'split-bar',
  slots: ['bar', 'legend'],
  base: {
    bar: {
      display: 'flex',
      gap: '3px',
      height: '16px',
      '& span': { minWidth: '8px', borderRadius: '2px', forcedColorAdjust: 'none' },
      '&:empty': { borderRadius: '2px', background: 'bg.muted', _highContrast: { border: '1px solid CanvasText' } },
      ...fills(''),
    },
    legend: {
      marginTop: '3',
      '& > div': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto 56px',
        position: 'relative',
        gap: '2',
        alignItems: 'center',
        paddingBlock: '7px',
        minHeight: { base: 'calc({sizes.control.md} + 1px)', md: 'auto' },
      },
      // The whole line is the link, its part's name the label.
      '& a': {
        color: 'inherit',
        ...underline(),
        outline: 'none',
        '&::after': { content: '""', position: 'absolute', inset: '0' },
        '&:focus-visible::after': { outline: '2px solid {colors.focusRing}' },
      },
      '& > div:has(a:hover)': { background: 'bg' },
      '& > div + div': { borderTop: 'hairline' },
      '& dt': { display: 'flex', alignItems: 'center', gap: '10px', minWidth: '0' },
      '& dt::before': {
        content: '""',
        flex: 'none',
        width: '12px',
        height: '12px',
        borderRadius: '2px',
        forcedColorAdjust: 'none',
      },
      '& dd': { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', textAlign: 'right', whiteSpace: 'nowrap' },
      '& dd + dd': { color: 'fg.muted', fontWeight: 'normal' },
      ...fills(' dt::before'),
    },
  },
});

interface SplitPart {
  label: string;
  /** `undefined` while it loads. */
  value: number | undefined;
  /** No two parts share a tone. */
  tone: Tone;
  /** An empty router link whose `aria-label` begins with the label. */
  link?: FillableElement;
}

export interface SplitBarProps {
  parts: readonly SplitPart[];
}

/** A bar of shares, and a legend with the exact figures. Empty until every part is loaded. */
export function SplitBar({ parts }: SplitBarProps) {
  const styles = useSlotRecipe({ recipe: splitBarRecipe })();
  const values = parts.flatMap(({ value }) => value ?? []);
  const isComplete = values.length === parts.length;
  const shares = isComplete ? formatShares(values) : [];
  return (
    <div>
      <chakra.div css={styles.bar} aria-hidden="true">
        {isComplete &&
          parts.map(
            ({ label, tone, value }) => Boolean(value) && <span key={label} data-tone={tone} style={{ flex: value }} />,
          )}
      </chakra.div>
      <chakra.dl css={styles.legend}>
        {parts.map((part, index) => (
          <div key={part.label} data-tone={part.tone}>
            <dt>{part.link ? withContent(part.link, part.label) : part.label}</dt>
            <dd>{part.value === undefined ? <TextSkeleton /> : formatNumber(part.value)}</dd>
            <dd>{isComplete ? shares[index] : <TextSkeleton isSilent />}</dd>
          </div>
        ))}
      </chakra.dl>
    </div>
  );
}
