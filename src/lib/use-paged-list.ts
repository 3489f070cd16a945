import type { UseQueryResult } from '@tanstack/react-query';
import { usePagePastEnd } from './use-page-past-end';

/** A page of a list, as every paged call answers it. */
interface Page<TRow> {
  data: TRow[];
  current_page: number;
  last_page: number;
  total: number;
  per_page: number;
}

/**
 * What a screen shows of a list that comes in pages: the props that its table and its paginator have in common on every screen.
 *
 * @param page the number of the page that the address asks for
 * @param goToPage leads to the last page where `page` lies past it
 * @returns `paginator` is `null` as long as nothing is known of the pages
 */
export const usePagedList = <TRow>(
  list: UseQueryResult<Page<TRow>>,
  page: number,
  goToPage: (lastPage: number) => void,
) => {
  const isPastEnd = usePagePastEnd(page, list, goToPage);
  const { data, isPending, isPlaceholderData: isBusy, isLoadingError } = list;
  const rows: readonly TRow[] = data && !isPastEnd ? data.data : [];
  return {
    table: { rows, isLoading: isPending || isPastEnd, isBusy, error: isLoadingError },
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
