import { page } from 'vitest/browser';

interface Viewport {
  width: number;
  height: number;
}

export const DESKTOP: Viewport = { width: 1280, height: 800 };
export const PHONE: Viewport = { width: 360, height: 740 };

const setStyles = (disabled: boolean): number => {
  for (const sheet of document.styleSheets) sheet.disabled = disabled;
  return document.body.offsetHeight;
};

/** Changes the size of the page's window. */
export const resize = async ({ width, height }: Viewport): Promise<void> => {
  await page.viewport(width, height);
  // Chromium sometimes goes on with what a media query said of the former size, so it reads its styles anew.
  setStyles(true);
  setStyles(false);
};
