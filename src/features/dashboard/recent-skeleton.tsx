import { chakra } from '@chakra-ui/react';
import { Repeat } from '~/design-system/feedback/repeat';
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
  rows: number;
}

export function RecentWaiting({ rows }: RecentWaitingProps) {
  return (
    <Repeat times={rows}>
      <Line aria-hidden="true">
        <Skeleton width="70%" />
        <Skeleton width="30%" />
      </Line>
    </Repeat>
  );
}
