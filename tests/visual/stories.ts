import * as v from 'valibot';

/** A story with this tag has no picture: it never stands still. */
const UNPICTURED_TAG = 'sans-image';

/** A story with this tag shows a failure that the console is meant to name. */
const CONSOLE_TAG = 'console-attendue';

/** A story with this tag is of motion that stands still: less of it is not asked for. */
const MOTION_TAG = 'avec-mouvement';

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

export interface PicturedStory {
  id: string;
  title: string;
  mayLog: boolean;
  hasMotion: boolean;
}

/**
 * The stories of Storybook's index that have a picture: all, or those that hold one of the texts in their names.
 * @throws {Error} when a text is in no story's name, or there is no story: a run that looks at nothing must not pass
 */
export function chooseStories(index: unknown, filters: readonly string[]): PicturedStory[] {
  const stories = Object.values(v.parse(Index, index).entries).filter(
    ({ type, tags }) => type === 'story' && !tags.includes(UNPICTURED_TAG),
  );
  if (stories.length === 0) throw new Error('Storybook has no story to take a picture of');
  const withText = (filter: string) =>
    stories.filter(({ id, title, name }) => `${id} ${title} ${name}`.toLowerCase().includes(filter.toLowerCase()));
  const idle = filters.filter((filter) => withText(filter).length === 0);
  if (idle.length > 0) throw new Error(`No story with a picture is named « ${idle.join(' », « ')} »`);
  const chosen = filters.length === 0 ? stories : [...new Set(filters.flatMap(withText))];
  return chosen.map(({ id, title, name, tags }) => ({
    id,
    title: `${title} · ${name} (${id})`,
    mayLog: tags.includes(CONSOLE_TAG),
    hasMotion: tags.includes(MOTION_TAG),
  }));
}

/** The start of a story's picture file names: lower case without accents, the same on every file system. */
export const pictureBase = (storyId: string) =>
  storyId
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '_');
