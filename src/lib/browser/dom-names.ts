/** Sent by a form once React handles its submit. */
export const FORM_READY_EVENT = 'missio:form-ready';

/** On a field that was changed and not saved. */
export const UNSAVED_ATTRIBUTE = 'data-unsaved';

/** Around the answers of the FAQ until the app has read the address; the document unfolds the one it names. */
export const ANCHOR_UNREAD_ATTRIBUTE = 'data-anchor-unread';
