import { useState } from 'react';
import type { Id } from '~/api/contract/scalars';

const NONE: ReadonlySet<Id> = new Set();

/** The selected rows of one page; another `listKey` (list and page) clears them. */
export const useSelection = (listKey: string) => {
  const [selection, setSelection] = useState({ listKey, ids: NONE });
  const ids = selection.listKey === listKey ? selection.ids : NONE;
  // Else the selection would come back with its page.
  if (selection.listKey !== listKey) setSelection({ listKey, ids: NONE });
  return {
    ids,
    select: (changed: readonly Id[], isSelected: boolean) => {
      const next = new Set(ids);
      for (const id of changed) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      setSelection({ listKey, ids: next });
    },
    clear: () => setSelection({ listKey, ids: NONE }),
  };
};
