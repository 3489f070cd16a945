import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documentsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

// The changelog tells of earlier versions.
const documents = [
  ...documentsIn('.').filter((name) => name !== 'CHANGELOG.md'),
  ...documentsIn('docs'),
  ...documentsIn('docs/decisions'),
  'src/boot/README.md',
];

const OUR_FOLDERS = [
  'src',
  'tests',
  'scripts',
  'mock-server',
  'stories',
  'packages',
  'design-tokens',
  'deploy',
  '.storybook',
  '.github',
  'docs',
];

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => entry.name);
const ourNames = new Set([...OUR_FOLDERS.flatMap(namesIn), ...readdirSync('.')]);

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match.slice(1));

const inBackticks = (text: string): string[] => matchesOf(text, /`([^`\s<>]+)`/g);

/** A document that names what is gone sends its reader astray. */
describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only files and folders that exist', () => {
    const paths = inBackticks(text).filter((name) => OUR_FOLDERS.some((folder) => name.startsWith(`${folder}/`)));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names only source files that exist somewhere, where it leaves their folder out', () => {
    const files = inBackticks(text).filter((name) => /\.(?:tsx?|mjs|mdx|sh|yml)$/.test(name));
    expect(files.filter((file) => !ourNames.has(basename(file)))).toEqual([]);
  });

  it('links only to what exists', () => {
    const links = matchesOf(text, /\]\((?!https?:|#)([^)#\s]+)/g);
    expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
  });
});
