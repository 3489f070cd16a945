import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type HistoryState, type ParsedLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';

const modalState = { isModal: true } as const;
const keepModal = ({ isModal }: HistoryState): HistoryState => ({ isModal });

/** Navigation of the list under a modal: it stays, and nothing asks. */
export const underModal = { state: true, replace: true, resetScroll: false, ignoreBlocker: true } as const;

/** Search or filter beside an open modal; typing replaces the entry. */
export const besideModal = (isTyping: boolean) => ({ state: keepModal, replace: isTyping, resetScroll: false });

/** Modals named by search parameters. @param closed those parameters without a modal */
export const useModalRoute = <TModal extends object>(closed: { [TKey in keyof TModal]: undefined }) => {
  const router = useRouter();
  const navigate = useNavigate();
  // Going back takes a moment: a second press must not go back twice.
  const closing = useRef<ParsedLocation>(undefined);
  const show = (modal: Partial<TModal>) => (now: object) => ({ ...now, ...closed, ...modal });

  const openInstead = (modal: TModal) =>
    void navigate({ to: '.', search: show(modal), state: keepModal, replace: true, resetScroll: false });

  const open = (modal: TModal) => {
    // Another one whose code is still loading gives way: closing leads to the list.
    if (router.state.location.state.isModal) openInstead(modal);
    else void navigate({ to: '.', search: show(modal), state: modalState, resetScroll: false });
  };

  /** Back to the list, so that Back never reopens it; one opened by its address just leaves it. */
  const close = () => {
    const { location } = router.state;
    if (!location.state.isModal) {
      void navigate({ to: '.', search: show({}), replace: true, resetScroll: false, ignoreBlocker: true });
      return;
    }
    if (closing.current === location) return;
    closing.current = location;
    router.history.back({ ignoreBlocker: true });
  };

  return { open, openInstead, close };
};

interface RowByIdOptions<TRow, TKey extends QueryKey> {
  id: string | number | undefined;
  page: number;
  list: Pick<UseQueryResult<{ data: readonly TRow[]; per_page: number }>, 'data' | 'isError' | 'refetch'>;
  /** About `offset` rows stand above it. */
  find: (place: { id: string | number; offset: number }) => UseQueryOptions<TRow | null, Error, TRow | null, TKey>;
}

/** The row of an open modal: from the page, else as last seen there, else searched near its place. */
export const useRowById = <TRow extends { id: string | number }, TKey extends QueryKey>(
  options: RowByIdOptions<TRow, TKey>,
) => {
  const { id, page, list, find } = options;
  const listed = id === undefined ? undefined : list.data?.data.find((row) => row.id === id);
  const [lastSeen, setLastSeen] = useState<TRow>();
  if (listed && listed !== lastSeen) setLastSeen(listed);
  // Forward would reopen it with a row that may be deleted since.
  if (lastSeen && lastSeen.id !== id) setLastSeen(undefined);
  const seen = listed ?? (lastSeen?.id === id ? lastSeen : undefined);
  const isWanted = id !== undefined && seen === undefined;
  const place = { id: id ?? 0, offset: (page - 1) * (list.data?.per_page ?? 0) };
  const search = useQuery({ ...find(place), enabled: isWanted && list.data !== undefined });
  // A row that was found stays, like one that was seen, when a later search finds it no more.
  const [lastFound, setLastFound] = useState<TRow>();
  if (search.data && search.data !== lastFound && search.data.id === id) setLastFound(search.data);
  if (lastFound && lastFound.id !== id) setLastFound(undefined);
  const found = search.data ?? (lastFound?.id === id ? lastFound : undefined);
  const failed = list.data ? search : list;
  return {
    row: seen ?? found,
    isMissing: isWanted && search.data === null && found === undefined,
    retry: isWanted && failed.isError ? () => void failed.refetch() : undefined,
  };
};
