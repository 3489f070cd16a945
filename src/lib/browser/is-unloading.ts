/** Longer than a browser needs from cutting off a page's calls to replacing the page. */
const LEAVING_MS = 300;

/**
 * Whether the page is still there a moment later. A page that is being left has its calls cut off, as if the network were gone; it mostly gets
 * no answer from here, and `false` when it comes back out of the browser's cache.
 */
export const staysOpen = async (): Promise<boolean> => {
  let isLeft = false;
  const note = () => {
    isLeft = true;
  };
  window.addEventListener('pagehide', note);
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  window.removeEventListener('pagehide', note);
  return !isLeft;
};
