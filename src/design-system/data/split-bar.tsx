import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { formatNumber, formatShares } from '~/lib/formats';
import type { Tone } from '../badges/tones';
import { splitBarRecipe } from './split-bar.recipe';

interface SplitPart {
  /** The part's name in the legend. */
  label: string;
  /** How many. */
  value: number;
  /** What the part means; no two parts share a tone. */
  tone: Tone;
}

export interface SplitBarProps {
  /** The parts, in the order in which they are drawn. */
  parts: readonly SplitPart[];
}

/** How a whole divides: a bar for the eye, and a legend with the exact figures and shares for everyone. */
export function SplitBar({ parts }: SplitBarProps) {
  const styles = useSlotRecipe({ recipe: splitBarRecipe })();
  const shares = formatShares(parts.map((part) => part.value));
  return (
    <div>
      <chakra.div css={styles.bar} aria-hidden="true">
        {parts
          .filter((part) => part.value > 0)
          .map((part) => (
            <span key={part.label} data-tone={part.tone} style={{ flex: part.value }} />
          ))}
      </chakra.div>
      <chakra.dl css={styles.legend}>
        {parts.map((part, index) => (
          <div key={part.label} data-tone={part.tone}>
            <dt>{part.label}</dt>
            <dd>{formatNumber(part.value)}</dd>
            <dd>{shares[index]}</dd>
          </div>
        ))}
      </chakra.dl>
    </div>
  );
}
