import { Fragment, type ReactNode } from 'react';

export interface RepeatProps {
  times: number;
  children: ReactNode;
}

/** The same children several times over: for places that stand in for rows to come, which have no identity, order or state. */
export const Repeat = ({ times, children }: RepeatProps): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells these children apart but where they stand.
  Array.from({ length: times }, (_, index) => <Fragment key={index}>{children}</Fragment>);
