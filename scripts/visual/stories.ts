import type { Page } from 'playwright';
import * as v from 'valibot';

/** The two widths of the mockups; a story that names its own viewport is taken at that one alone. */
const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** A story with this tag has no picture: it never stands still. */
const UNPICTURED_TAG = 'sans-image';

/** A story with this tag shows a failure that the console is meant to name. */
const CONSOLE_TAG = 'console-attendue';

/** A story with this tag is of motion that stands still: the camera does not ask for less of it. */
const MOTION_TAG = 'avec-mouvement';

export interface Shot {
  storyId: string;
  title: string;
  name: string;
  width: number;
  height: number;
  mayLog: boolean;
  hasMotion: boolean;
  /** The picture's file name. */
  file: string;
}

const Index = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      title: v.string(),
      name: v.string(),
      type: v.string(),
      tags: v.optional(v.array(v.string()), []),
    }),
  ),
});

const OwnViewports = v.record(
  v.string(),
  v.nullable(
    v.object({ width: v.pipe(v.string(), v.transform(parseInt)), height: v.pipe(v.string(), v.transform(parseInt)) }),
  ),
);

/** File names that every file system and every git agree on: no accents, no case to fold. */
const fileName = (storyId: string, width: number) =>
  `${storyId
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '_')}.${width}.png`;

/** The viewports that stories name for themselves, as Storybook's own preview reads them. */
async function readOwnViewports(page: Page, origin: string, ids: readonly string[]) {
  await page.goto(`${origin}/iframe.html?id=${encodeURIComponent(ids[0] ?? '')}&viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const read = await page.evaluate(async (storyIds) => {
    // Storybook's preview has no published type: what it answers is parsed below.
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    await preview.ready();
    const found: Record<string, unknown> = {};
    for (const storyId of storyIds) {
      const story = await preview.loadStory({ storyId });
      const value = story.storyGlobals?.viewport?.value;
      found[storyId] = value ? (story.parameters.viewport?.options?.[value]?.styles ?? null) : null;
    }
    return found;
  }, ids);
  return v.parse(OwnViewports, read);
}

/**
 * The stories of Storybook's index that have a picture: all, or those that hold one of the texts in their names.
 * @throws {Error} when a text is in no story's name, or there is no story: a run that looks at nothing must not pass
 */
export function chooseStories(index: unknown, filters: readonly string[]) {
  const stories = Object.values(v.parse(Index, index).entries).filter(
    ({ type, tags }) => type === 'story' && !tags.includes(UNPICTURED_TAG),
  );
  if (stories.length === 0) throw new Error('Storybook has no story to take a picture of');
  const withText = (filter: string) =>
    stories.filter(({ id, title, name }) => `${id} ${title} ${name}`.toLowerCase().includes(filter.toLowerCase()));
  const idle = filters.filter((filter) => withText(filter).length === 0);
  if (idle.length > 0) throw new Error(`No story with a picture is named « ${idle.join(' », « ')} »`);
  return filters.length === 0 ? stories : [...new Set(filters.flatMap(withText))];
}

/** Everything to take a picture of: every story, or those that hold one of the texts in their names. */
export async function listShots(page: Page, origin: string, filters: readonly string[]): Promise<Shot[]> {
  const stories = chooseStories(await (await fetch(`${origin}/index.json`)).json(), filters);
  const own = await readOwnViewports(
    page,
    origin,
    stories.map(({ id }) => id),
  );
  return stories.flatMap(({ id, title, name, tags }) => {
    const ownViewport = own[id];
    return (ownViewport ? [ownViewport] : VIEWPORTS).map(({ width, height }) => ({
      storyId: id,
      title,
      name,
      width,
      height,
      mayLog: tags.includes(CONSOLE_TAG),
      hasMotion: tags.includes(MOTION_TAG),
      file: fileName(id, width),
    }));
  });
}
