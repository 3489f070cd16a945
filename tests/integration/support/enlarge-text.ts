import { onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { framesDrawn } from '../../e2e/support/frames-drawn';

const setTextSize = async (factor: number) => {
  await cdp().send('Page.setFontSizes', { fontSizes: { standard: 16 * factor, fixed: 13 * factor } });
  // A change of the window's size has Chromium answer its media queries anew.
  const { innerWidth, innerHeight } = window;
  await page.viewport(innerWidth + 1, innerHeight);
  await framesDrawn(2);
  await page.viewport(innerWidth, innerHeight);
  await framesDrawn(2);
};

/**
 * The reader's own text size, as the browser's settings have it, until the test ends: unlike a style, it counts in
 * media queries too.
 */
export const enlargeText = async (factor: number): Promise<void> => {
  onTestFinished(() => setTextSize(1));
  await setTextSize(factor);
};
