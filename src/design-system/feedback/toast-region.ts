/** In its own file, so that dialogs know it without loading the toaster. */
export const TOAST_REGION_ID = 'notifications';

/** Lets dialogs ignore presses on a toast. */
export const isInToasts = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest(`#${TOAST_REGION_ID}`) !== null;
