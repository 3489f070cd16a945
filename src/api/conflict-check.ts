const PATIENCE_MS = 3_000;

/** The signal of the read before a save that finds others' changes; times out so that it never holds the save up. */
export const conflictCheckSignal = (): AbortSignal => AbortSignal.timeout(PATIENCE_MS);

export const withConflictCheckTimeout = <T>(value: Promise<T>): Promise<T | null> =>
  Promise.race([value, new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))]);
