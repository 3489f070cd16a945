import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { BRAND } from '../../../src/content/brand';
import { COMMISSION_TEXT } from '../../../src/content/shared-texts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until nothing fades or moves: axe would take a fading text for one of low contrast. */
const waitForStillness = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );

// Without frames there is nothing to put together in a second page; describing what holds takes longer than looking.
const axeOn = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** What axe found, one line per element. */
const problemsFoundBy = async (axe: AxeBuilder): Promise<string[]> => {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')}`));
};

/** Fails with the texts that are hard to read: all that another appearance can change. */
export const expectContrast = async (page: Page, where: string): Promise<void> => {
  await waitForStillness(page);
  const axe = axeOn(page).withRules(['color-contrast']);
  expect.soft(await problemsFoundBy(axe), where).toEqual([]);
};

/** Fails with what axe found, one line per element; a rule is left out with a reason beside the call. */
export const expectNoViolation = async (page: Page, where: string, leftOut: string[] = []): Promise<void> => {
  await waitForStillness(page);
  const axe = axeOn(page).withTags(RULES).disableRules(leftOut);
  expect.soft(await problemsFoundBy(axe), where).toEqual([]);
};

/** Fails with the elements that make the page wider than its window. */
export const expectNoSidewaysScroll = async (page: Page, where: string): Promise<void> => {
  const culprits = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName} « ${element.textContent?.slice(0, 40)} »`)
      .slice(-5);
  });
  expect.soft(culprits, where).toEqual([]);
};

/** What a finger needs, in CSS pixels (WCAG 2.5.5). */
const FINGER_PX = 44;

/** Fails with the targets that a finger would miss; a link in a sentence is as high as its line. */
export const expectTargetsForFingers = async (page: Page, where: string): Promise<void> => {
  const small = await page.evaluate((least) => {
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
  }, FINGER_PX);
  expect.soft(small, where).toEqual([]);
};

/** Fails when a page lacks what a screen reader needs: title, language, one main heading, landmarks, levels. */
export const expectSoundFrame = async (page: Page, where: string): Promise<void> => {
  const frame = await page.evaluate(() => ({
    language: document.documentElement.lang,
    mains: document.querySelectorAll('main').length,
    levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.getClientRects().length > 0)
      .map((heading) => Number(heading.tagName.slice(1))),
    unnamedTables: [...document.querySelectorAll('table:not([role=presentation])')].filter(
      (table) => !table.querySelector('caption') && !table.hasAttribute('aria-label'),
    ).length,
    looseCells: document.querySelectorAll('th:not([scope])').length,
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
    drawnTexts: [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent),
    emptyHeadings: [...document.querySelectorAll('h1, h2, h3, h4')].filter((heading) => !heading.textContent?.trim())
      .length,
    doctype: document.doctype?.name,
    quotes: document.querySelectorAll('figure').length - document.querySelectorAll('figure blockquote').length,
  }));
  expect.soft(frame.language, where).toBe('fr');
  await expect.soft(page, where).toHaveTitle(/^\S.* · Missio$/);
  expect.soft(frame.mains, where).toBe(1);
  expect.soft(frame.levels.filter((level) => level === 1).length, where).toBe(1);
  const jumps = frame.levels.filter((level, index) => level > (frame.levels[index - 1] ?? level) + 1);
  expect.soft(jumps, `${where}: heading levels ${frame.levels.join(' ')}`).toEqual([]);
  expect.soft(frame.unnamedTables, where).toBe(0);
  expect.soft(frame.looseCells, where).toBe(0);
  expect.soft(frame.pictures, `${where}: pictures neither named nor hidden`).toBe(0);
  expect.soft(frame.foreign, where).toEqual([]);
  const otherTexts = frame.drawnTexts.filter((text) => text !== COMMISSION_TEXT);
  expect.soft(otherTexts, `${where}: texts drawn in a picture`).toEqual([]);
  expect.soft(frame.emptyHeadings, where).toBe(0);
  expect.soft(frame.doctype, where).toBe('html');
  expect.soft(frame.quotes, `${where}: figures without their quotation`).toBeLessThanOrEqual(0);
};

/** Fails when a navigation marks several links as current, or when the brand or a link in the text is marked. */
export const expectOneCurrentPage = async (page: Page, where: string): Promise<void> => {
  const marked = await page.evaluate((brand) => {
    const current = '[aria-current=page]';
    const groups = [...document.querySelectorAll('nav')].map((nav) => [...nav.querySelectorAll(current)]);
    const others = [...document.querySelectorAll(current)].filter(
      (element) => element.textContent === brand || !element.closest('nav, header, footer'),
    );
    return [...groups.filter((group) => group.length > 1).flat(), ...others].map(({ outerHTML }) => outerHTML);
  }, BRAND);
  expect.soft(marked, where).toEqual([]);
};
