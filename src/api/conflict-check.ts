const PATIENCE_MS = 3_000;

/**
 * The signal for what is read once more before a save, to overwrite nothing that somebody else saved meanwhile: a read that takes longer is given up, so
 * that it never holds the save itself up.
 */
export const conflictCheckSignal = (): AbortSignal => AbortSignal.timeout(PATIENCE_MS);

/** What is waited for before a save, or `null` once that takes longer than such a read may. */
export const withConflictCheckTimeout = <T>(value: Promise<T>): Promise<T | null> =>
  Promise.race([value, new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))]);
