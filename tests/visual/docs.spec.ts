import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { chooseDocs, pictureBase } from './stories';
import { keepProblems, NOISE, test } from './story-page';

/* Looks through every docs page of the built Storybook. */

/** What stands on a page where Storybook found nothing to show, or showed the inside of an element. */
const RAW = /no controls|isn't configured|\[object Object\]|\$\$typeof|Symbol\(react|TypeError/;

/** Names and texts of Storybook's own blocks, in the lines of an accessibility tree. */
const ENGLISH = new RegExp(
  `^ *- [a-z ]+(: | ")(${[
    'Name\\b|Default\\b|Control\\b|Description of|Table of contents|This story|No code|Arg value|Loading',
    '(Copy|Show|Hide) (code|heading)|Copied|Reset|Reload|Zoom|Open canvas|Choose|Set (string|object|boolean|number)',
  ].join('|')})`,
  'm',
);

/** The page with a picture: all are made of the same parts. */
const PICTURED = /-offercard--/;

const filters = process.env.VISUAL_FILTER?.split('\n') ?? [];
const index: unknown = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));

/** The canvases that show nothing, by what stands around; asked of the page at once, for it may have dozens. */
const emptyCanvases = (page: Page) =>
  page.evaluate(() => {
    const shows = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 0;
    return [...document.querySelectorAll('.sbdocs-content .docs-story')]
      .filter((canvas) => ![...canvas.querySelectorAll('iframe, [id^="story--"] *')].some(shows))
      .map((canvas) => canvas.textContent);
  });

/** Shows the stories or takes them away, with the many lines that they are in an accessibility tree. */
const showStories = (page: Page, isShown: boolean) =>
  page.evaluate((shown) => {
    for (const story of document.querySelectorAll<HTMLElement>('.docs-story [id^="story--"]')) story.hidden = !shown;
  }, isShown);

/** Shows a docs page, as Storybook's own list does: its code is loaded once for all pages. */
const openDocs = async (page: Page, id: string) => {
  if (page.url() === 'about:blank') await page.goto(`/iframe.html?id=${encodeURIComponent(id)}&viewMode=docs`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(async (storyId) => {
    // Storybook's preview has no published type.
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    await preview.ready();
    if (preview.currentSelection?.storyId === storyId) return;
    document.querySelector('.sbdocs-content')?.setAttribute('data-former', '');
    preview.channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  await expect(page.locator('.sbdocs-content[data-former]')).toHaveCount(0);
};

/** What the gallery says of each component that a page tells of, and the way back there. */
async function expectStates(page: Locator) {
  const states = page.getByRole('list', { name: 'État' }).getByRole('listitem');
  await expect(states).not.toHaveCount(0);
  for (const state of await states.all()) {
    await expect(state).toHaveText(/^[A-Z]\w+(Stable|À l’essai)Depuis la (version \d|prochaine version)/);
  }
  const back = page.getByRole('link', { name: 'Tous les composants, dans la galerie' });
  await expect(back).toHaveAttribute('href', './?path=/story/galerie--all');
}

for (const { id, title } of chooseDocs(index, filters)) {
  test(`${title} (${id})`, async ({ storyPage }) => {
    const problems = keepProblems(storyPage, false);
    await storyPage.setViewportSize({ width: 1280, height: 800 });
    await openDocs(storyPage, id);
    const page = storyPage.locator('.sbdocs-content');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

    if (title.startsWith('Composants/')) await expectStates(page);

    // Each canvas shows something, and no story has changed the document of all.
    await expect.poll(() => emptyCanvases(storyPage)).toEqual([]);
    await expect(storyPage.locator('html')).toHaveCSS('font-size', '16px');
    await expect(storyPage.locator('html')).not.toHaveAttribute('style', /\S/);

    for (const noise of PICTURED.test(id) ? NOISE : []) {
      await expect(storyPage).toHaveScreenshot(['docs', `${pictureBase(id)}.1280.png`], { fullPage: true, ...noise });
    }

    expect(await page.innerText()).not.toMatch(RAW);

    // Nothing of Storybook's own English stands around the stories.
    await expect(page.locator('[lang=en]:not(.docs-story *)')).toHaveCount(0);
    await showStories(storyPage, false);
    expect(await storyPage.locator('body').ariaSnapshot()).not.toMatch(ENGLISH);
    await showStories(storyPage, true);

    await storyPage.setViewportSize({ width: 360, height: 740 });
    const overflow = await storyPage.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, 'px too wide on a phone').toBe(0);
    expect(problems).toEqual([]);
  });
}
