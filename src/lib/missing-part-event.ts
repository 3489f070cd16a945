/** Announced on the window when code that is needed now could not be fetched; `detail` is the error. */
export const MISSING_PART_EVENT = 'missio:missing-part';
