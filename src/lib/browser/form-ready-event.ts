/** Sent by a form once React answers to it; until then a submit would be the browser’s own. */
export const FORM_READY_EVENT = 'missio:form-ready';
