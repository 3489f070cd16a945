import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Redirects from a page past the end. @returns whether the page is past the end */
export const usePagePastEnd = (
  page: number,
  list: Pick<UseQueryResult<{ last_page: number }>, 'data' | 'isPlaceholderData'>,
  goToPage: (page: number) => void,
): boolean => {
  // The placeholder page says nothing about the next one.
  const lastPage = list.isPlaceholderData ? undefined : list.data?.last_page;
  const isPastEnd = lastPage !== undefined && page > lastPage;
  const leave = useEffectEvent(() => lastPage !== undefined && goToPage(lastPage));
  useEffect(() => {
    if (isPastEnd) leave();
  }, [isPastEnd]);
  return isPastEnd;
};
