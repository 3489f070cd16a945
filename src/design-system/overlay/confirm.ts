import { createEmitter } from '~/lib/browser/create-emitter';

export interface ConfirmRequest {
  readonly id: number;
  readonly message: string;
  /** `refused` when « Oui » destroys something. */
  readonly tone: 'accent' | 'refused';
  readonly opener: Element | null;
}

interface OpenRequest extends ConfirmRequest {
  readonly answer: (isSure: boolean) => void;
}

let current: OpenRequest | null = null;
let lastId = 0;
const listeners = createEmitter();

const show = (next: OpenRequest | null) => {
  current = next;
  listeners.emit();
};

const settle = (isSure: boolean) => {
  const open = current;
  show(null);
  open?.answer(isSure);
};

/** Resolves to `false` for « Annuler », Escape, an outside press or a newer question. */
export function confirm({
  message,
  tone = 'accent',
  signal,
}: {
  message: string;
  tone?: ConfirmRequest['tone'];
  /** Withdraws the question when it aborts. */
  signal?: AbortSignal;
}): Promise<boolean> {
  // On a second press the focus may already be moving into the dialog.
  const opener = current?.opener ?? document.activeElement;
  settle(false);
  return new Promise((answer) => {
    lastId += 1;
    const id = lastId;
    show({ id, message, tone, opener, answer });
    signal?.addEventListener('abort', () => current?.id === id && settle(false), { once: true });
  });
}

/** Answers the open question with no. */
export const dismissConfirm = (): void => settle(false);

export const confirmStore = {
  subscribe: listeners.add,
  read: (): ConfirmRequest | null => current,
  settle,
};
