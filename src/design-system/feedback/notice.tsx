import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { bannerRecipe } from './banner.recipe';
import { type MessageTone, ToneIcon } from './tone-icon';

export interface NoticeProps {
  /**
   * What the note is about.
   * @default 'info'
   */
  tone?: MessageTone;
  /** A few words above the text, when it is long. */
  title?: ReactNode;
  /** What to know, in full sentences. */
  children: ReactNode;
}

/** Something to know that was there before one came, and therefore is not announced: how often offers are synchronised. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  const styles = useSlotRecipe({ recipe: bannerRecipe })({ tone });
  return (
    <chakra.div role="note" css={styles.root}>
      <ToneIcon tone={tone} />
      <chakra.div css={styles.body}>
        {title && <chakra.strong css={styles.title}>{title}</chakra.strong>}
        {children}
      </chakra.div>
    </chakra.div>
  );
}
