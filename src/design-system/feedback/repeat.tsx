import { Fragment, type ReactNode } from 'react';

export interface RepeatProps {
  times: number;
  children: ReactNode;
}

/** Repeats the children, for placeholders of rows. */
export const Repeat = ({ times, children }: RepeatProps): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells these children apart but where they stand.
  Array.from({ length: times }, (_, index) => <Fragment key={index}>{children}</Fragment>);
