import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { bannerRecipe } from './banner.recipe';
import { type MessageTone, ToneIcon } from './tone-icon';

export interface BannerProps {
  /** What the answer means: `earned` green, `refused` red, `pending` and `warning` yellow, `info` blue. */
  tone: MessageTone;
  /** A few words above the text, when it is long. */
  title?: ReactNode;
  /** The answer, in a full sentence. */
  children?: ReactNode;
  /**
   * How it is announced when it appears: at once (`alert`, the default of what went wrong or asks for something) or when there is a pause (`status`, which not every
   * screen reader hears when it comes together with its text: only for what is said elsewhere as well). `note` is not
   * announced by itself: screens say `Notice`, or stand in a place that is.
   */
  role?: 'alert' | 'status' | 'note';
}

const URGENT_TONES: ReadonlySet<MessageTone> = new Set(['refused', 'warning']);

/** The answer to something one just did, in the place where it was done: a failed login, a connection test. */
export function Banner({ tone, title, children, role = URGENT_TONES.has(tone) ? 'alert' : 'status' }: BannerProps) {
  const styles = useSlotRecipe({ recipe: bannerRecipe })({ tone });
  return (
    <chakra.div role={role} css={styles.root}>
      <ToneIcon tone={tone} />
      <chakra.div css={styles.body}>
        {title && <chakra.strong css={styles.title}>{title}</chakra.strong>}
        {children}
      </chakra.div>
    </chakra.div>
  );
}
