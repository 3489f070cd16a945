/** So long after a screen was drawn, what it fetches first is there. */
const DELAY_MS = 2_000;

/**
 * Calls back once the page has been drawn for a while and the browser has nothing to do: for code that a press may need when the network is gone, and that
 * should take no time from what one is looking at.
 * @returns the function that gives it up
 */
export const onIdle = (callBack: () => void): (() => void) => {
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) callBack();
  };
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else run();
  }, DELAY_MS);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
};
