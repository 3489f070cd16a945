/** Any of these means that the user no longer expects to be moved. */
const ACTS = ['pointerdown', 'wheel', 'touchmove', 'keydown'];

const PATIENCE_MS = 10_000;

/**
 * Retries `attempt` after each DOM change until it returns true, the user acts, or time is up. @returns the function
 * that stops it
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
