/** The page's main heading, made ready to take the focus; `null` on a page that has none yet. */
export const mainHeading = (): HTMLElement | null => {
  const heading = document.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  return heading;
};
