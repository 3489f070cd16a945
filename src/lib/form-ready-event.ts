/** Sent by a form once React answers to it; the script of the prerendered pages holds submissions back until then. */
export const FORM_READY_EVENT = 'missio:form-ready';
