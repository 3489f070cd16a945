import { createListeners } from '~/lib/create-listeners';

/** What a toast says it is; each has its French title in the toaster. */
export type ToastTone = 'success' | 'error' | 'warning' | 'info';

/** One message on its way to the reader. */
export interface ToastEntry {
  readonly id: number;
  readonly tone: ToastTone;
  readonly message: string;
}

let entries: readonly ToastEntry[] = [];
let lastId = 0;
let isHeld = false;
const listeners = createListeners();

const publish = (next: readonly ToastEntry[]) => {
  entries = next;
  listeners.tell();
};

const add = (tone: ToastTone, message: string) => {
  // A warning stays until it is pressed: the same one twice would only ask for the same press again.
  const isStanding = entries.some((entry) => entry.tone === 'warning' && entry.message === message);
  if (tone === 'warning' && isStanding) return;
  lastId += 1;
  publish([...entries, { id: lastId, tone, message }]);
};

/**
 * Says something in a toast, from anywhere: the toaster itself loads with the first one. Never the only place of an error
 * that a person must act on.
 */
export const notify = {
  /** « Succès », gone after 1500 ms. */
  success: (message: string) => add('success', message),
  /** « Erreur », gone after 1500 ms. */
  error: (message: string) => add('error', message),
  /** « Attention », stays until « OK » is pressed. */
  warning: (message: string) => add('warning', message),
  /** « Info », gone after 1500 ms. */
  info: (message: string) => add('info', message),
};

/** What the toaster reads; screens need `notify` alone. */
export const toastStore = {
  subscribe: listeners.add,
  read: () => entries,
  isHeld: () => isHeld,
  /** From here on no message leaves by itself: a story of a whole screen looks the same at any speed. */
  hold() {
    isHeld = true;
    return () => {
      isHeld = false;
    };
  },
  /** Forgets what would be gone by itself; a warning waits for somebody to press it. */
  dropPassing: () => publish(entries.filter(({ tone }) => tone === 'warning')),
  dismiss: (id: number) => publish(entries.filter((entry) => entry.id !== id)),
};
