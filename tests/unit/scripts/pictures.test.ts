import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chooseStories } from '../../visual/stories';

const PICTURES = 'tests/visual/pictures';

/** Pages are compared with all pages, a component's stories with each other. */
const familyOf = (story: string) => (story.startsWith('ecrans-') ? 'ecrans' : story.replace(/--.*/, ''));

/** The stories with their pictures' contents, by width. */
const readStories = () => {
  const stories = new Map<string, string[]>();
  for (const file of readdirSync(PICTURES).filter((name) => name.endsWith('.png'))) {
    const content = createHash('sha256')
      .update(readFileSync(`${PICTURES}/${file}`))
      .digest('hex');
    const story = file.replace(/\.\d+\.png$/, '');
    stories.set(story, [...(stories.get(story) ?? []), `${familyOf(story)} ${content}`]);
  }
  return stories;
};

it('no story’s pictures are all those of others: it has the tag sans-image instead', () => {
  const stories = readStories();
  const others = (story: string) => [...stories].filter(([name]) => name !== story).flatMap(([, contents]) => contents);
  const superfluous = [...stories].filter(([story, contents]) => {
    const known = new Set(others(story));
    return contents.every((content) => known.has(content));
  });
  expect(stories.size).toBeGreaterThan(400);
  expect(superfluous.map(([story]) => story)).toEqual([]);
});

it('a page’s story is a moment unless it is in the state matrix; a component’s never is', () => {
  const entry = (id: string, title: string, ...tags: string[]) => [id, { id, title, name: 'x', type: 'story', tags }];
  const entries = Object.fromEntries([
    entry('full', 'Écrans/Profil', 'etat:plein'),
    entry('saving', 'Écrans/Profil', '!autodocs'),
    entry('plain', 'Composants/Button'),
  ]);
  const moments = chooseStories({ entries }, []).filter(({ isMoment }) => isMoment);
  expect(moments.map(({ id }) => id)).toEqual(['saving']);
});
