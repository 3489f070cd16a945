/** The id of the stack of toasts, known here without loading the toaster. */
export const TOAST_REGION_ID = 'notifications';

/** The stack of toasts, which stays readable and pressable above a dialog. */
export const toastRegion = () => document.getElementById(TOAST_REGION_ID);
