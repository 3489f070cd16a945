import { useState } from 'react';
import type { Id } from '~/api/contract/id';

const NONE: ReadonlySet<Id> = new Set();

/**
 * The rows of one page that were chosen by their checkbox.
 * @param place what page of what list it is: on another one, nothing is chosen any more
 */
export const useSelection = (place: string) => {
  const [selection, setSelection] = useState({ place, ids: NONE });
  const ids = selection.place === place ? selection.ids : NONE;
  return {
    ids,
    choose: (changed: readonly Id[], isChosen: boolean) => {
      const next = new Set(ids);
      for (const id of changed) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      setSelection({ place, ids: next });
    },
    clear: () => setSelection({ place, ids: NONE }),
  };
};
