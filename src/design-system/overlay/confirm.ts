import { createListeners } from '~/lib/create-listeners';

/** A question that waits for its answer. */
export interface ConfirmRequest {
  readonly id: number;
  /** The question itself, in full: « Êtes-vous sûr de vouloir supprimer cette offre ? ». */
  readonly message: string;
  /** `refused` when « Oui » destroys something. */
  readonly tone: 'accent' | 'refused';
  /** What had the focus when it was asked. */
  readonly opener: Element | null;
}

interface OpenRequest extends ConfirmRequest {
  readonly answer: (isSure: boolean) => void;
}

let current: OpenRequest | null = null;
let lastId = 0;
const listeners = createListeners();

const show = (next: OpenRequest | null) => {
  current = next;
  listeners.tell();
};

/** Answers the question that stands, if one does. */
const settle = (isSure: boolean) => {
  const open = current;
  show(null);
  open?.answer(isSure);
};

/**
 * Asks « Êtes-vous sûr ? » and resolves to true for « Oui », to false for « Annuler », Escape, a press outside or a newer
 * question. The dialog itself loads with the first question, or before it (`confirm-host.tsx`).
 */
export function confirm({
  message,
  tone = 'accent',
}: {
  message: string;
  tone?: ConfirmRequest['tone'];
}): Promise<boolean> {
  // A second press of the same button finds the focus on its way into the dialog.
  const opener = current?.opener ?? document.activeElement;
  settle(false);
  return new Promise((answer) => {
    lastId += 1;
    show({ id: lastId, message, tone, opener, answer });
  });
}

/** Takes back the question that stands, if one does: the same as « Annuler ». */
export const withdrawQuestion = (): void => settle(false);

/** What the host reads; screens need no more than the above. */
export const confirmStore = {
  subscribe: listeners.add,
  read: (): ConfirmRequest | null => current,
  settle,
};
