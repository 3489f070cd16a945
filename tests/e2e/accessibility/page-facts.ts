/* What a page is like, as seen from inside. Each function stands alone: Playwright sends it into its page. */

export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A screen's title: what it is, then whose. */
export const TITLE = /^\S.* · Missio$/;

/** Whether nothing fades or moves: axe would take a fading text for one of low contrast. */
export const isStill = (): boolean =>
  document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
    );

/** The elements that make the page wider than its window. */
export const elementsTooWide = (): string[] => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .map((element) => `${element.tagName} « ${element.textContent?.slice(0, 40)} »`)
    .slice(-5);
};

/** What a finger needs, in CSS pixels (WCAG 2.5.5). */
export const FINGER_PX = 44;

/** The targets that a finger would miss; a link in a sentence is as high as its line. */
export const targetsSmallerThan = (least: number): string[] => {
  const areaOf = (target: Element) => (target.matches('input') && target.closest('label')) || target;
  const isInSentence = (target: Element) =>
    getComputedStyle(target).display === 'inline' &&
    target.parentElement?.textContent?.trim() !== target.textContent?.trim();
  // A link may stretch over its card.
  const boxOf = (area: Element) => {
    const { width, height, bottom } = area.getBoundingClientRect();
    const stretched = getComputedStyle(area, '::after');
    const isStretched = stretched.position === 'absolute' && stretched.content !== 'none';
    const sizeOf = (own: number, size: string) => (isStretched ? Math.max(own, Number.parseFloat(size)) : own);
    return { bottom, width: sizeOf(width, stretched.width), height: sizeOf(height, stretched.height) };
  };
  const isSeen = (target: Element) => target.checkVisibility() && !target.closest('[aria-hidden=true], [inert]');
  return (
    [...document.querySelectorAll('a[href], button, summary, select, textarea, input, [role=tab]')]
      .filter((target) => isSeen(target) && !isInSentence(target))
      .map(areaOf)
      .map((area) => ({ area, box: boxOf(area) }))
      // Leaves out texts for screen readers (one pixel wide) and the skip link (above the page until focused).
      .filter(({ box }) => box.width > 1 && box.bottom > 0 && (box.height < least || box.width < least))
      .map(({ area, box }) => `${area.outerHTML.slice(0, 120)} ${Math.round(box.width)} × ${Math.round(box.height)}`)
  );
};

/** What a screen reader needs: one main heading, landmarks, levels, names; `SOUND_FRAME` when nothing is amiss. */
export const readFrame = (drawnText: string) => {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.getClientRects().length > 0)
    .map((heading) => Number(heading.tagName.slice(1)));
  return {
    mains: document.querySelectorAll('main').length,
    mainHeadings: levels.filter((level) => level === 1).length,
    levelJumps: levels.flatMap((level, index) => {
      const former = levels[index - 1] ?? level;
      return level > former + 1 ? [`h${former} h${level}`] : [];
    }),
    unnamedTables: [...document.querySelectorAll('table:not([role=presentation])')].filter(
      (table) => !table.querySelector('caption') && !table.hasAttribute('aria-label'),
    ).length,
    looseCells: document.querySelectorAll('th:not([scope])').length,
    // Neither named nor hidden.
    pictures: [...document.querySelectorAll('svg:not([aria-hidden=true])')].filter(
      (picture) => !picture.closest('[aria-hidden=true]') && !picture.hasAttribute('aria-label'),
    ).length,
    // What RGAA has criteria for and no screen has: « non applicable » stays true only as long as this is empty.
    foreign: [
      // A partner's picture is the one that there may be, and adds nothing to the text beside it.
      ...document.querySelectorAll(
        'img:not([alt=""]), iframe, object, embed, canvas, audio, video, table[role=presentation]',
      ),
      ...document.querySelectorAll('center, font, marquee, blink, basefont, big, strike, tt, [bgcolor], [align]'),
    ].map(({ tagName }) => tagName),
    otherDrawnTexts: [...document.querySelectorAll('svg text')]
      .map(({ textContent }) => textContent)
      .filter((text) => text !== drawnText),
    emptyHeadings: [...document.querySelectorAll('h1, h2, h3, h4')].filter((heading) => !heading.textContent?.trim())
      .length,
    figuresWithoutQuotation: Math.max(
      0,
      document.querySelectorAll('figure').length - document.querySelectorAll('figure blockquote').length,
    ),
  };
};

export const SOUND_FRAME: ReturnType<typeof readFrame> = {
  mains: 1,
  mainHeadings: 1,
  levelJumps: [],
  unnamedTables: 0,
  looseCells: 0,
  pictures: 0,
  foreign: [],
  otherDrawnTexts: [],
  emptyHeadings: 0,
  figuresWithoutQuotation: 0,
};

/** The links that one too many marks as current: several of a navigation, the brand, or one in the text. */
export const wronglyCurrentLinks = (brand: string): string[] => {
  const current = '[aria-current=page]';
  const groups = [...document.querySelectorAll('nav')].map((nav) => [...nav.querySelectorAll(current)]);
  const others = [...document.querySelectorAll(current)].filter(
    (element) => element.textContent === brand || !element.closest('nav, header, footer'),
  );
  return [...groups.filter((group) => group.length > 1).flat(), ...others].map(({ outerHTML }) => outerHTML);
};
