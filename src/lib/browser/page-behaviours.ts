import { isComposing } from './composition';

/* What a page does without React: its document runs this while React is not there, components where no document did. */

declare global {
  interface Window {
    missioFollowsPage?: boolean;
  }
}

/** On a button: its `aria-controls` opens and closes here, not by React. A `menu` also closes by itself. */
export const DISCLOSURE_ATTRIBUTE = 'data-disclosure';
const OPEN_MENU = `[${DISCLOSURE_ATTRIBUTE}=menu][aria-expanded=true]`;

export const SCROLLED_ATTRIBUTE = 'data-scrolled';
/** Specification, section 2. */
export const HEADER_SCROLL_THRESHOLD_PX = 10;

const contentOf = (button: Element): HTMLElement | null =>
  document.getElementById(button.getAttribute('aria-controls') ?? '');

const setOpen = (button: Element, isOpen: boolean): void => {
  button.setAttribute('aria-expanded', String(isOpen));
  contentOf(button)?.toggleAttribute('hidden', !isOpen);
};

export const openAnchor = (id: string): void => {
  const button = document.getElementById(id)?.querySelector(`[${DISCLOSURE_ATTRIBUTE}]`);
  if (button) setOpen(button, true);
};

/** A click that opens another tab or window, or saves the page. */
export const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

const closestTo = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const closeMenu = (isMeant: (menu: HTMLElement) => boolean = () => true): HTMLElement | null => {
  const menu = document.querySelector<HTMLElement>(OPEN_MENU);
  if (!menu || !isMeant(menu)) return null;
  setOpen(menu, false);
  return menu;
};

const onClick = (event: MouseEvent) => {
  const button = closestTo(event, `[${DISCLOSURE_ATTRIBUTE}]`);
  if (button) setOpen(button, button.getAttribute('aria-expanded') === 'false');
  const link = closestTo(event, 'a');
  const menu = link && closeMenu((open) => contentOf(open)?.contains(link) === true);
  // A link to the current page, or to a new tab, moves no focus: keep it on the button.
  if (link instanceof HTMLAnchorElement && (opensElsewhere(event) || link.pathname === window.location.pathname))
    menu?.focus();
};

const onElsewhere = ({ target }: Event) =>
  closeMenu((menu) => target instanceof Node && !menu.parentElement?.contains(target));

const onKeyDown = (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !isComposing(event)) closeMenu()?.focus();
};

const markScrolled = () =>
  document.documentElement.toggleAttribute(SCROLLED_ATTRIBUTE, window.scrollY > HEADER_SCROLL_THRESHOLD_PX);

/** Opens, closes and marks the scrolled page from now on. */
export const followPage = (): void => {
  markScrolled();
  if (window.missioFollowsPage) return;
  window.missioFollowsPage = true;
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeyDown);
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, onElsewhere);
  window.addEventListener('popstate', () => closeMenu());
  document.addEventListener('scroll', markScrolled, { passive: true });
};
