import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Redirects from a page that the latest answer says is past the end. @returns whether the page is past the end */
export const usePagePastEnd = (
  page: number,
  list: Pick<UseQueryResult<{ last_page: number }>, 'data' | 'isPlaceholderData' | 'isFetching'>,
  goToPage: (page: number) => void,
): boolean => {
  const lastPage = list.isPlaceholderData ? undefined : list.data?.last_page;
  const isPastEnd = lastPage !== undefined && page > lastPage;
  // A kept answer may be older than the rows that have made this page exist again.
  const target = isPastEnd && !list.isFetching ? lastPage : null;
  const leave = useEffectEvent(goToPage);
  useEffect(() => {
    if (target !== null) leave(target);
  }, [target]);
  return isPastEnd;
};

export interface Page<TRow> {
  data: TRow[];
  current_page: number;
  last_page: number;
  total: number;
  per_page: number;
  unreadable: number;
}

/** Shared props of table and paginator; `paginator` is `null` while the pages are unknown. */
export const usePagedList = <TRow>(
  list: UseQueryResult<Page<TRow>>,
  page: number,
  goToPage: (lastPage: number) => void,
) => {
  const isPastEnd = usePagePastEnd(page, list, goToPage);
  const { data, isPending, isPlaceholderData: isBusy, isLoadingError } = list;
  const rows: readonly TRow[] = data && !isPastEnd ? data.data : [];
  return {
    table: {
      rows,
      isLoading: isPending || isPastEnd,
      isBusy,
      error: isLoadingError,
      unreadable: isPastEnd ? 0 : data?.unreadable,
    },
    paginator:
      data && !isPastEnd
        ? {
            currentPage: page,
            rowsPage: data.current_page,
            lastPage: data.last_page,
            total: data.total,
            perPage: data.per_page,
            isBusy,
          }
        : null,
  };
};
