import { type HistoryState, type ParsedLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

/** Marks the history entries that opened a modal over the screen before. */
const modalState = { isModal: true } as const;
const keepModal = ({ isModal }: HistoryState): HistoryState => ({ isModal });

/** How a list changes its address by itself beneath a modal: the modal stays, closes as it would have, and has nothing to ask. */
export const underModal = { state: true, replace: true, resetScroll: false, ignoreBlocker: true } as const;

/** How a list changes its address by what one types or chooses: an open modal stays, and what is being typed replaces what was typed. */
export const besideModal = (isTyping: boolean) => ({ state: keepModal, replace: isTyping, resetScroll: false });

/**
 * Modals that the address of a list names by search parameters.
 * @param closed those parameters without a modal
 */
export const useModalRoute = <TModal extends object>(closed: { [TKey in keyof TModal]: undefined }) => {
  const router = useRouter();
  const navigate = useNavigate();
  // Going back takes a moment: a second press must not go back twice. Forward makes another location of the same entry.
  const closing = useRef<ParsedLocation>(undefined);
  const show = (modal: Partial<TModal>) => (now: object) => ({ ...now, ...closed, ...modal });

  /** Opens one modal in place of any other; Back closes it. */
  const open = (modal: TModal) =>
    void navigate({ to: '.', search: show(modal), state: modalState, resetScroll: false });

  /** Opens one in the place of the one that is open. */
  const openInstead = (modal: TModal) =>
    void navigate({ to: '.', search: show(modal), state: keepModal, replace: true, resetScroll: false });

  /** Back to the list that it was opened from, so that Back never opens it again; a modal whose address was opened directly just leaves it. */
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
