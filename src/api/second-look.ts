const PATIENCE_MS = 3_000;

/**
 * The signal for what is read once more before a save, to overwrite nothing that somebody else saved meanwhile: a read that takes longer is given up, so
 * that it never holds the save itself up.
 */
export const secondLook = (): AbortSignal => AbortSignal.timeout(PATIENCE_MS);
