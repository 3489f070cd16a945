/** What somebody does who no longer wants to be brought anywhere. */
const ACTS = ['pointerdown', 'wheel', 'touchmove', 'keydown'];

/** What has not come by then is not what one came back to. */
const PATIENCE_MS = 10_000;

/**
 * Tries something now, and again whenever something is drawn: until it succeeds, somebody does something, or nobody would expect it any more.
 * @param attempt returns whether it succeeded
 * @returns the function that gives it up
 */
export const whenDrawn = (attempt: () => boolean): (() => void) => {
  if (attempt()) return () => undefined;
  const ended = new AbortController();
  const observer = new MutationObserver(() => {
    if (attempt()) ended.abort();
  });
  const timer = setTimeout(() => ended.abort(), PATIENCE_MS);
  ended.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const act of ACTS)
    window.addEventListener(act, () => ended.abort(), { passive: true, capture: true, signal: ended.signal });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => ended.abort();
};
