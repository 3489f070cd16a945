import { expect } from 'storybook/test';

/** Holds at any width: the story is named after the narrowest one, but pictures are taken at others as well. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const page = document.documentElement;
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
}
