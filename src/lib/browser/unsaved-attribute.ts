/** On a field that was changed and not saved. */
export const UNSAVED_ATTRIBUTE = 'data-unsaved';
