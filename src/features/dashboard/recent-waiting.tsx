import { chakra } from '@chakra-ui/react';
import { Skeleton } from '~/design-system/feedback/skeleton';

const Line = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    gap: '2',
    minHeight: '65px',
    paddingBlock: '3',
    paddingInline: '4',
    '& + &': { borderTop: 'hairline' },
  },
});

export interface RecentWaitingProps {
  /** How many lines. */
  rows: number;
}

/** Lines that stand in for the rows to come. */
export function RecentWaiting({ rows }: RecentWaitingProps) {
  return (
    <>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity, order or state.
        <Line key={index} aria-hidden="true">
          <Skeleton width="70%" />
          <Skeleton width="30%" />
        </Line>
      ))}
    </>
  );
}
