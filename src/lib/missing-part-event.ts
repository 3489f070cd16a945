/** Announced on the window when code that is needed now could not be fetched; `detail` is the error. */
export const MISSING_PART_EVENT = 'missio:missing-part';

/** Says so: the app may know why (a deployment) and what to do about it. */
export const announceMissingPart = (error: unknown): void => {
  window.dispatchEvent(new CustomEvent(MISSING_PART_EVENT, { detail: error }));
};
