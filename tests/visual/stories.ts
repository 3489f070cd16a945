import * as v from 'valibot';

/** A story with this tag has no picture: it never stands still, or ends as another one does. */
const UNPICTURED_TAG = 'sans-image';

/** A story with this tag shows a failure that the console is meant to name. */
const CONSOLE_TAG = 'console-attendue';

/** A story with this tag is of motion that stands still: less of it is not asked for. */
const MOTION_TAG = 'avec-mouvement';

/** The title of a page's stories, and the tag of those in the state matrix (`stories/state-matrix.ts`). */
const PAGES = 'Écrans/';
const CELL = 'etat:';

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
  /** A page in no cell of the state matrix: other stories show this page and what stands on it in both widths. */
  isMoment: boolean;
}

/** All that Storybook's index names. */
export const readEntries = (index: unknown) => Object.values(v.parse(Index, index).entries);

/**
 * What a run looks at, of Storybook's index: all, or what holds one of the texts in its names.
 * @throws {Error} when a text is in no name, or there is no story: a run that looks at nothing must not pass
 */
function chooseEntries(index: unknown, filters: readonly string[]) {
  const entries = readEntries(index).filter(({ tags }) => !tags.includes(UNPICTURED_TAG));
  if (!entries.some(({ type }) => type === 'story')) throw new Error('Storybook has no story to take a picture of');
  const withText = (filter: string) =>
    entries.filter(({ id, title, name }) => `${id} ${title} ${name}`.toLowerCase().includes(filter.toLowerCase()));
  const idle = filters.filter((filter) => withText(filter).length === 0);
  if (idle.length > 0) throw new Error(`No story with a picture is named « ${idle.join(' », « ')} »`);
  return filters.length === 0 ? entries : [...new Set(filters.flatMap(withText))];
}

/** The stories of a run, each with a picture. */
export const chooseStories = (index: unknown, filters: readonly string[]): PicturedStory[] =>
  chooseEntries(index, filters)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags }) => ({
      id,
      title: `${title} · ${name} (${id})`,
      mayLog: tags.includes(CONSOLE_TAG),
      hasMotion: tags.includes(MOTION_TAG),
      isMoment: title.startsWith(PAGES) && !tags.some((tag) => tag.startsWith(CELL)),
    }));

/** What the looks are shown by: the first story of each component, and each page full. */
export const chooseSamples = (index: unknown, filters: readonly string[]): PicturedStory[] => {
  const full = new Set<string>();
  const ids = new Set<string>();
  for (const { id, title, type, tags } of chooseEntries(index, filters)) {
    const isShown = title.startsWith(PAGES) ? tags.includes(`${CELL}plein`) : title.startsWith('Composants/');
    if (type !== 'story' || !isShown || full.has(title)) continue;
    full.add(title);
    ids.add(id);
  }
  return chooseStories(index, filters).filter(({ id }) => ids.has(id));
};

/** The docs pages of a run: they are looked through, and few have a picture. */
export const chooseDocs = (index: unknown, filters: readonly string[]) =>
  chooseEntries(index, filters).filter(({ type }) => type === 'docs');

/** The first story of each component. */
export function firstStories(index: unknown): { id: string; title: string }[] {
  const firsts = new Map<string, { id: string; title: string }>();
  for (const { type, id, title } of Object.values(v.parse(Index, index).entries)) {
    if (type === 'story' && title.startsWith('Composants/') && !firsts.has(title)) firsts.set(title, { id, title });
  }
  return [...firsts.values()];
}

/** The start of a story's picture file names: lower case without accents, the same on every file system. */
export const pictureBase = (storyId: string) =>
  storyId
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '_');
