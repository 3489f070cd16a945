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

/** The row, or what it last was under this id: a modal keeps it when a later answer lacks it. */
const useLastRow = <TRow extends { id: string | number }>(row: TRow | undefined, id: TRow['id'] | undefined) => {
  const [last, setLast] = useState<TRow>();
  if (row && row !== last) setLast(row);
  // Forward would reopen the modal with a row that may be deleted since.
  if (!row && last && last.id !== id) setLast(undefined);
  return row ?? (last?.id === id ? last : undefined);
};

/** The row of an open modal: from the page, else as last seen there, else searched near its place. */
export const useRowById = <TRow extends { id: string | number }, TKey extends QueryKey>(
  options: RowByIdOptions<TRow, TKey>,
) => {
  const { id, page, list, find } = options;
  const listed = id === undefined ? undefined : list.data?.data.find((row) => row.id === id);
  const seen = useLastRow(listed, id);
  const isWanted = id !== undefined && seen === undefined;
  const place = { id: id ?? 0, offset: (page - 1) * (list.data?.per_page ?? 0) };
  const search = useQuery({ ...find(place), enabled: isWanted && list.data !== undefined });
  const found = useLastRow(search.data ?? undefined, id);
  const failed = list.data ? search : list;
  return {
    row: seen ?? found,
    isMissing: isWanted && search.data === null && found === undefined,
    retry: isWanted && failed.isError ? () => void failed.refetch() : undefined,
  };
};
