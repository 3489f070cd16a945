/** About as high as a section of a page is on a phone: the place that it keeps until it is laid out. */
const SECTION_HEIGHT = '700px';

/** For what is to be done between two frames. */
const FRAME_MS = 16;

const sectionsFrom = (place: number): string => `main > section:nth-of-type(n + ${place})`;
const skippedFrom = (place: number): string => `${sectionsFrom(place)}, footer`;
const ruleFor = (selector: string): string =>
  `${selector} { content-visibility: auto; contain-intrinsic-size: auto ${SECTION_HEIGHT}; }`;

/**
 * In a prerendered page, before the first of the sections that its first view does not show: they are laid out one by one once the page has loaded and is at rest, or as
 * they come into view. All at once they would keep a slow device for a tenth of a second, and again when the font comes.
 */
export const afterFirstView = (): void => {
  // It is gone by the time React takes over.
  document.currentScript?.remove();
  // Whoever comes back, or to a place in the page, needs its true height at once.
  if (window.history.state !== null || window.location.hash !== '' || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.insertRule(ruleFor(skippedFrom(1)));
  document.adoptedStyleSheets = [sheet];
  let place = 1;
  /** @returns whether something is left */
  const layOutNext = (): boolean => {
    place += 1;
    const isLast = document.querySelector(sectionsFrom(place)) === null;
    if (isLast) document.adoptedStyleSheets = [];
    else sheet.replaceSync(ruleFor(skippedFrom(place)));
    document.body.getBoundingClientRect();
    return !isLast;
  };
  // A quick device is done by the end of the first turn.
  const layOutSome = () => {
    const end = performance.now() + FRAME_MS;
    while (layOutNext()) {
      if (performance.now() > end) {
        (window.requestIdleCallback ?? setTimeout)(layOutSome);
        return;
      }
    }
  };
  window.addEventListener('load', layOutSome, { once: true });
};
