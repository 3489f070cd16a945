import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { formatNumber, formatShares } from '~/lib/format/formats';
import type { Tone } from '../badges/tones';
import { TextSkeleton } from '../feedback/skeleton';
import { type FillableElement, withContent } from '../layout/with-content';
import { splitBarRecipe } from './split-bar.recipe';

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
