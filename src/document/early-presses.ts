/** How long a link that was pressed too early waits for the app to follow it; then the browser does. */
const LINK_PATIENCE_MS = 2000;

type Pressable = HTMLButtonElement | HTMLAnchorElement;

/** What was pressed before React heard it. */
interface EarlyPresses {
  /** Hands over what was pressed, each once. */
  take: () => Pressable[];
  /** Whether there is anything to hand over. */
  isAny: () => boolean;
  /** From now on React hears the presses itself. */
  stop: () => void;
}

declare global {
  interface Window {
    /** From the script in the head of a prerendered page to the one at its end. */
    missioEarlyPresses?: EarlyPresses;
  }
}

/** Another tab, another site or a place on this page is the browser's own business. */
const isForBrowser = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  event.button !== 0 ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  link.target !== '' ||
  link.hash !== '' ||
  link.origin !== window.location.origin;

/**
 * Notes the buttons that are pressed from now on, and the links within the site, which the app then follows as if they had been pressed in it: it keeps the page that was
 * wanted, and moves the focus.
 */
export const noteEarlyPresses = (): void => {
  let pressed: Pressable[] = [];
  const take = () => {
    const all = pressed;
    pressed = [];
    return all;
  };
  const note = (event: MouseEvent) => {
    const target =
      event.target instanceof Element ? event.target.closest<Pressable>('#app button, #app a[href]') : null;
    if (!target || target.type === 'submit') return;
    if (target instanceof HTMLAnchorElement) {
      if (isForBrowser(target, event)) return;
      event.preventDefault();
      setTimeout(() => {
        if (!pressed.includes(target)) return;
        // All are forgotten then: whoever comes back to this page did not press again.
        const last = take().findLast((each) => each instanceof HTMLAnchorElement);
        if (last instanceof HTMLAnchorElement) window.location.assign(last.href);
      }, LINK_PATIENCE_MS);
    }
    pressed.push(target);
  };
  document.addEventListener('click', note, true);
  window.missioEarlyPresses = {
    take,
    isAny: () => pressed.length > 0,
    stop: () => document.removeEventListener('click', note, true),
  };
};
