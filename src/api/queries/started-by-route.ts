/** For reads that a loader starts: a failure is shown, not retried on mount. Navigation and « Réessayer » retry. */
export const startedByRoute = { retryOnMount: false };
