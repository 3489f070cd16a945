import { useState } from 'react';
import type { Id } from '~/api/contract/id';

const NONE: ReadonlySet<Id> = new Set();

/** The selected rows of one page; another `place` (list and page) clears them. */
export const useSelection = (place: string) => {
  const [selection, setSelection] = useState({ place, ids: NONE });
  const ids = selection.place === place ? selection.ids : NONE;
  return {
    ids,
    select: (changed: readonly Id[], isSelected: boolean) => {
      const next = new Set(ids);
      for (const id of changed) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      setSelection({ place, ids: next });
    },
    clear: () => setSelection({ place, ids: NONE }),
  };
};
