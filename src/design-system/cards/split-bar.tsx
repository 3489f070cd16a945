import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { formatNumber, formatShares } from '~/lib/format/formats';
import type { Tone } from '../badges/tones';
import { TextSkeleton } from '../feedback/text-skeleton';
import { type FillableElement, withContent } from '../layout/with-content';
import { splitBarRecipe } from './split-bar.recipe';

interface SplitPart {
  /** The part's name in the legend. */
  label: string;
  /** How many; `undefined` while it is on its way. */
  value: number | undefined;
  /** What the part means; no two parts share a tone. */
  tone: Tone;
  /** Leads to what the part holds: an empty router link whose `aria-label` begins with the label. */
  link?: FillableElement;
}

export interface SplitBarProps {
  /** The parts, in the order in which they are drawn. */
  parts: readonly SplitPart[];
}

/**
 * How a whole divides: a bar for the eye, and a legend with the exact figures and shares for everyone. Until all of them are there the bar is empty and the legend keeps
 * the place of its figures.
 */
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
