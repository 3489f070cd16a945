/** The id of the stack of toasts, known here without loading the toaster. */
export const TOAST_REGION_ID = 'notifications';

/** Whether something happened to a toast: a dialog below it takes no notice then. */
export const isInToasts = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest(`#${TOAST_REGION_ID}`) !== null;
