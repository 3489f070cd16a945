import { useEffect, useEffectEvent } from 'react';

/**
 * Leads away from a page past the end of a list: rows may have gone since the address was written.
 * @returns whether it is past the end, so that the screen waits rather than calls the list empty
 */
export const usePagePastEnd = (
  page: number,
  lastPage: number | undefined,
  goToPage: (page: number) => void,
): boolean => {
  const isPastEnd = lastPage !== undefined && page > lastPage;
  const leave = useEffectEvent(() => lastPage !== undefined && goToPage(lastPage));
  useEffect(() => {
    if (isPastEnd) leave();
  }, [isPastEnd]);
  return isPastEnd;
};
