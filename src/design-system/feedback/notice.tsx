import type { ReactNode } from 'react';
import { Banner } from './banner';
import type { MessageTone } from './tone-icon';

export interface NoticeProps {
  tone?: MessageTone;
  title?: ReactNode;
  children: ReactNode;
}

/** A standing note that is not announced. */
export function Notice({ tone = 'info', ...content }: NoticeProps) {
  return <Banner role="note" tone={tone} {...content} />;
}
