/** Announced on the window when code that is needed now could not be fetched; `detail` is the error. */
export const CHUNK_LOAD_ERROR_EVENT = 'missio:missing-part';

/** Says so: the app may know why (a deployment) and what to do about it. */
export const emitChunkLoadError = (error: unknown): void => {
  window.dispatchEvent(new CustomEvent(CHUNK_LOAD_ERROR_EVENT, { detail: error }));
};
