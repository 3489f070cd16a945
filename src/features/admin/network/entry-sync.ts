let underWay: Promise<void> = Promise.resolve();

/** Runs the silent synchronisation of who enters the administration, with all that it waits for: rights and code. */
export const runEntrySync = (run: () => Promise<void>): Promise<void> => {
  underWay = run();
  return underWay;
};

/** The end of the last one, for what must not be read before or during it. */
export const entrySyncEnd = (): Promise<void> => underWay;
