import { chakra } from '@chakra-ui/react';
import { formatCount } from '~/lib/format/formats';

export interface UnreadableRowsProps {
  /** Rows of this page that failed to parse. */
  count: number | undefined;
}

/** « 1 ligne illisible », under a list; nothing when all rows were read. */
export function UnreadableRows({ count = 0 }: UnreadableRowsProps) {
  if (count === 0) return null;
  return (
    <chakra.p color="fg.muted" fontSize="sm" paddingTop="2">
      {formatCount(count, 'ligne illisible', 'lignes illisibles')}
    </chakra.p>
  );
}
