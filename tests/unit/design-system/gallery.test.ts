import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { families } from '../../../stories/gallery/families';
import { docsTitle } from '../../../stories/gallery/gallery-family';
import { filesIn } from '../support/files-in';

const SOURCES = 'src/design-system';
/** Makes styles, and draws nothing. */
const FOLDERS_WITHOUT_COMPONENTS = ['lean-system'];

const folders = readdirSync(SOURCES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !FOLDERS_WITHOUT_COMPONENTS.includes(entry.name))
  .map(({ name }) => name);

/** What a folder exports under a component's name. A context is none. */
const exportedFrom = (folder: string) =>
  readdirSync(join(SOURCES, folder))
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(join(SOURCES, folder, file), 'utf8').matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm),
    ])
    .map(([, name = '']) => name)
    .filter((name) => !name.endsWith('Context'));

const allEntries = families.flatMap(({ entries }) => entries);

/** The story file of each docs page of a component, by the page's title. */
const storyFiles = new Map(
  filesIn('stories')
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(file, 'utf8'))
    .map((text): [string, string] => [/title: '([^']+)'/.exec(text)?.[1] ?? '', text])
    .filter(([title]) => title.startsWith('Composants/')),
);

describe('the gallery', () => {
  it('has a family for each folder of the design system', () => {
    expect(families.map(({ folder }) => folder).sort()).toEqual(folders.sort());
  });

  it.each(folders)('draws every component of %s, or names it as a part of one, and nothing else', (folder) => {
    const entries = families.find((family) => family.folder === folder)?.entries ?? [];
    const named = entries.flatMap(({ name, parts = [] }) => [name, ...parts]);
    expect(named.sort()).toEqual(exportedFrom(folder).sort());
  });

  it('leads to every docs page of a component, and to no other', () => {
    expect([...new Set(allEntries.map(({ docs }) => docsTitle(docs)))].sort()).toEqual([...storyFiles.keys()].sort());
  });

  it.each(allEntries)('leads to a page that tells of $name', ({ name, docs }) => {
    expect(storyFiles.get(docsTitle(docs))).toMatch(new RegExp(`omponents?: .*\\b${name}\\b|[<\`]${name}\\b`));
  });

  it('tells since when by versions of the changelog, and calls nothing stable that is in none yet', () => {
    const versions = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d[^\]]*)\]/gm)].map(([, name]) => name);
    for (const { name, since, state } of allEntries) {
      expect([...versions, 'next'], name).toContain(since);
      if (since === 'next') expect(state, name).toBe('trial');
    }
  });
});
