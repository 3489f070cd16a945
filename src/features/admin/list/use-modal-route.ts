import { type HistoryState, type ParsedLocation, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';

const modalState = { isModal: true } as const;
const overList = { state: modalState, resetScroll: false, preload: false } as const;
const keepModal = ({ isModal }: HistoryState): HistoryState => ({ isModal });

/** Navigation of the list under a modal: it stays, and nothing asks. */
export const underModal = { state: true, replace: true, resetScroll: false, ignoreBlocker: true } as const;

/** Search or filter beside an open modal; typing replaces the entry. */
export const besideModal = (isTyping: boolean) => ({ state: keepModal, replace: isTyping, resetScroll: false });

/** A link to a modal in place of the open one. Nothing is preloaded: the list is there. */
export const insteadOfModal = { state: keepModal, replace: true, resetScroll: false, preload: false } as const;

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

  const hasOpened = useRouterState({ select: ({ location }) => location.state.isModal === true });
  const link = hasOpened ? insteadOfModal : overList;

  return { open, openInstead, close, link };
};
