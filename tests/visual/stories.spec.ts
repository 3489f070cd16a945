import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { chooseStories, pictureBase } from './stories';
import { NOISE, openStory, readViewports, test, type Viewport } from './story-page';

/*
 * Compares the pictures of every story with the committed ones (CONTRIBUTING.md says what gets a picture). `npm run
 * visual` (`scripts/visual.ts`) builds Storybook, selects the stories, and runs this.
 */
const PICTURES = 'tests/visual/pictures';
/** Longer pages are cut: their end repeats what is above. */
const MAX_HEIGHT = 6000;

const filters = process.env.VISUAL_FILTER?.split('\n') ?? [];
const index: unknown = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));

/** Pictures that no story has any more are a fault; renewing the pictures takes them away. */
const expectNoneOf = (files: readonly string[], isUpdate: boolean) => {
  if (isUpdate) for (const file of files) rmSync(join(PICTURES, file));
  else expect(files, 'pictures without a story').toEqual([]);
};

const pictureName = (storyId: string, { width }: Viewport) => `${pictureBase(storyId)}.${width}.png`;

const pictures = () => readdirSync(PICTURES).filter((file) => file.endsWith('.png'));

for (const story of chooseStories(index, filters)) {
  test(story.title, async ({ storyPage }, { config }) => {
    const viewports = await readViewports(storyPage, story);
    for (const viewport of viewports) {
      expect(await openStory(storyPage, story, viewport)).toEqual([]);
      const height = await storyPage.evaluate(() => document.documentElement.scrollHeight);
      const clip = height > MAX_HEIGHT ? { x: 0, y: 0, width: viewport.width, height: MAX_HEIGHT } : undefined;
      for (const noise of NOISE) {
        const options = { fullPage: true, clip, ...noise };
        await expect.soft(storyPage).toHaveScreenshot([pictureName(story.id, viewport)], options);
      }
    }
    const own = viewports.map((viewport) => pictureName(story.id, viewport));
    const base = pictureBase(story.id);
    const others = pictures().filter((file) => file.startsWith(`${base}.`) && !own.includes(file));
    expectNoneOf(others, config.updateSnapshots !== 'none');
  });
}

if (filters.length === 0) {
  test('every picture has its story', () => {
    const known = new Set(chooseStories(index, []).map(({ id }) => pictureBase(id)));
    const gone = pictures().filter((file) => !known.has(file.replace(/\.\d+\.png$/, '')));
    expectNoneOf(gone, test.info().config.updateSnapshots !== 'none');
  });
}
