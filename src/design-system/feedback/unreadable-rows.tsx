import { chakra } from '@chakra-ui/react';
import { formatCount } from '~/lib/format/formats';

export interface UnreadableRowsProps {
  /** How many rows of this page the client could not read. */
  count: number | undefined;
}

/** « 1 ligne illisible », under a list whose other rows stand; nothing when all could be read. */
export function UnreadableRows({ count = 0 }: UnreadableRowsProps) {
  if (count === 0) return null;
  return (
    <chakra.p color="fg.muted" fontSize="sm" paddingTop="2">
      {formatCount(count, 'ligne illisible', 'lignes illisibles')}
    </chakra.p>
  );
}
