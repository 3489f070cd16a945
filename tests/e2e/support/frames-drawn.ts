/** Resolves once the browser has drawn this many frames. It stands alone: Playwright sends it into a page. */
export const framesDrawn = async (count: number): Promise<void> => {
  for (let drawn = 0; drawn < count; drawn += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};
