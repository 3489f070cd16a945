import type { ReactNode } from 'react';
import { Banner } from './banner';
import type { MessageTone } from './tone-icon';

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
export function Notice({ tone = 'info', ...content }: NoticeProps) {
  return <Banner role="note" tone={tone} {...content} />;
}
