import { createEmitter } from '~/lib/browser/create-emitter';

/** The element around the toasts. Here, so that dialogs know it without loading the toaster. */
export const TOAST_REGION_ID = 'notifications';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface ToastEntry {
  readonly id: number;
  readonly tone: ToastTone;
  readonly message: string;
}

let entries: readonly ToastEntry[] = [];
let lastId = 0;
let isHeld = false;
const listeners = createEmitter();

const publish = (next: readonly ToastEntry[]) => {
  entries = next;
  listeners.emit();
};

const add = (tone: ToastTone, message: string) => {
  // The same warning twice would only ask for the same press again.
  const isStanding = entries.some((entry) => entry.tone === 'warning' && entry.message === message);
  if (tone === 'warning' && isStanding) return;
  lastId += 1;
  publish([...entries, { id: lastId, tone, message }]);
};

/** Shows a toast from anywhere. Never the only place of an error that needs an action. */
export const notify = {
  success: (message: string) => add('success', message),
  error: (message: string) => add('error', message),
  /** Stays until « OK » is pressed. */
  warning: (message: string) => add('warning', message),
  info: (message: string) => add('info', message),
};

export const toastStore = {
  subscribe: listeners.add,
  read: () => entries,
  isHeld: () => isHeld,
  /** Stops all timers, so that a story looks the same at any speed. */
  hold() {
    isHeld = true;
    return () => {
      isHeld = false;
    };
  },
  dismissTransient: () => publish(entries.filter(({ tone }) => tone === 'warning')),
  dismiss: (id: number) => publish(entries.filter((entry) => entry.id !== id)),
};
