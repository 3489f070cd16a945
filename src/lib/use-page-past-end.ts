import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/**
 * Leads away from a page past the end of a list: rows may have gone since the address was written.
 * @returns whether it is past the end, so that the screen waits rather than calls the list empty
 */
export const usePagePastEnd = (
  page: number,
  list: Pick<UseQueryResult<{ last_page: number }>, 'data' | 'isPlaceholderData'>,
  goToPage: (page: number) => void,
): boolean => {
  // The page before, which stands until the next one is there, says nothing of it.
  const lastPage = list.isPlaceholderData ? undefined : list.data?.last_page;
  const isPastEnd = lastPage !== undefined && page > lastPage;
  const leave = useEffectEvent(() => lastPage !== undefined && goToPage(lastPage));
  useEffect(() => {
    if (isPastEnd) leave();
  }, [isPastEnd]);
  return isPastEnd;
};
