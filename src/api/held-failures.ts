let held: Promise<void> | null = null;

/**
 * Keeps the failures of calls back, GET /api/me aside, until the function that it gives is called. While a page opens, its reads are
 * under way before it is known whose session they are for, and before there is a screen to say what went wrong.
 */
export const holdFailures = (): (() => void) => {
  let release = () => {};
  const moment = new Promise<void>((resolve) => {
    release = resolve;
  });
  held = moment;
  return () => {
    if (held === moment) held = null;
    release();
  };
};

/** For the client alone: settles once a failure may be told. */
export const untilFailuresCount = (): Promise<void> => held ?? Promise.resolve();
