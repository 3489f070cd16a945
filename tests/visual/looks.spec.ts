import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { chooseSamples, pictureBase } from './stories';
import { NOISE, openStory, readViewports, test } from './story-page';

/*
 * The other looks: dark, and the second brand. A component has one picture of each, on the desktop; a page is pictured
 * full, in both widths (CONTRIBUTING.md).
 */
const FOLDER = 'looks';
const PICTURES = join('tests/visual/pictures', FOLDER);
const MAX_HEIGHT = 6000;

const looks = { sombre: 'apparence:sombre', atoll: 'marque:atoll' };

const filters = process.env.VISUAL_FILTER?.split('\n') ?? [];
const index: unknown = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
const isPage = (title: string) => title.startsWith('Écrans/');

for (const story of chooseSamples(index, filters)) {
  for (const [look, globals] of Object.entries(looks)) {
    test(`${look} : ${story.title}`, async ({ storyPage }) => {
      const viewports = await readViewports(storyPage, story);
      for (const viewport of isPage(story.title) ? viewports : viewports.slice(-1)) {
        expect(await openStory(storyPage, story, viewport, globals)).toEqual([]);
        const height = await storyPage.evaluate(() => document.documentElement.scrollHeight);
        const clip = height > MAX_HEIGHT ? { x: 0, y: 0, width: viewport.width, height: MAX_HEIGHT } : undefined;
        const name = [FOLDER, `${pictureBase(story.id)}.${look}.${viewport.width}.png`];
        for (const noise of NOISE)
          await expect.soft(storyPage).toHaveScreenshot(name, { fullPage: true, clip, ...noise });
      }
    });
  }
}

if (filters.length === 0) {
  test('every picture of a look has its story', () => {
    const known = new Set(chooseSamples(index, []).map(({ id }) => pictureBase(id)));
    const pictures = existsSync(PICTURES) ? readdirSync(PICTURES) : [];
    const gone = pictures.filter((file) => !known.has(file.replace(/\.\w+\.\d+\.png$/, '')));
    if (test.info().config.updateSnapshots === 'none') expect(gone).toEqual([]);
    else for (const file of gone) rmSync(join(PICTURES, file));
  });
}
