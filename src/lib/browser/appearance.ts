import { safeStorage } from './storage';

/* Like `page-behaviours.ts`, run by documents before the first paint, by the app where no document did. */

declare global {
  interface Window {
    missioFollowsAppearance?: boolean;
  }
}

/** On the root, if not the device’s: `light` or `dark`. */
export const THEME_ATTRIBUTE = 'data-theme';
/** On a `<select>`: what is chosen there is the appearance of this device. */
export const APPEARANCE_ATTRIBUTE = 'data-appearance';
/** On `<meta name=theme-color>`: the theme that it is for. */
const THEME_COLOR_ATTRIBUTE = 'data-of-theme';
export const AUTOMATIC = '';

export const APPEARANCE_KEY = 'missio:appearance';

const parse = (stored: string | null): string => (stored === 'light' || stored === 'dark' ? stored : AUTOMATIC);

/** Says on each `<select>` what is chosen. */
export const showAppearance = (): void => {
  const theme = document.documentElement.getAttribute(THEME_ATTRIBUTE) ?? AUTOMATIC;
  for (const select of document.querySelectorAll<HTMLSelectElement>(`select[${APPEARANCE_ATTRIBUTE}]`))
    select.value = theme;
};

const apply = (theme: string): void => {
  const root = document.documentElement;
  if (theme) root.setAttribute(THEME_ATTRIBUTE, theme);
  else root.removeAttribute(THEME_ATTRIBUTE);
  for (const meta of document.querySelectorAll(`[${THEME_COLOR_ATTRIBUTE}]`)) {
    const own = meta.getAttribute(THEME_COLOR_ATTRIBUTE);
    const isForDevice = `(prefers-color-scheme: ${own})`;
    meta.setAttribute('media', theme ? (theme === own ? 'all' : 'not all') : isForDevice);
  }
  showAppearance();
};

const applyStored = () => apply(parse(safeStorage().getItem(APPEARANCE_KEY)));

const onChange = ({ target }: Event) => {
  if (!(target instanceof HTMLSelectElement) || !target.hasAttribute(APPEARANCE_ATTRIBUTE)) return;
  const theme = parse(target.value);
  if (theme) safeStorage().setItem(APPEARANCE_KEY, theme);
  else safeStorage().removeItem(APPEARANCE_KEY);
  apply(theme);
};

/** Takes the appearance that was chosen on this device, here or in another tab, now and from now on. */
export const followAppearance = (): void => {
  if (window.missioFollowsAppearance) {
    showAppearance();
    return;
  }
  window.missioFollowsAppearance = true;
  applyStored();
  document.addEventListener('change', onChange, true);
  document.addEventListener('DOMContentLoaded', showAppearance);
  // A page kept for Back hears nothing of other tabs.
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, applyStored);
};
