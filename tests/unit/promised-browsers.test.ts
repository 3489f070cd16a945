import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseSync, resolveConfig } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesIn } from './support/files-in';
import { isPromised, oldestVersions } from './support/promised-browsers';
import { type MissingName, namesNotPromised } from './support/promised-types';

/** What Chrome 109, Firefox 115 or Safari 16 lack, each with the name that must be found. */
const samples: readonly [name: string, code: string][] = [
  ['canParse', "URL.canParse('https://missio.test');"],
  ['size', "new URLSearchParams('a=1').size;"],
  ['checkVisibility', 'document.body.checkVisibility();'],
  ['toSorted', '[1].toSorted();'],
  ['toReversed', '[1].toReversed();'],
  ['toSpliced', '[1].toSpliced(0, 1);'],
  ['with', '[1].with(0, 1);'],
  ['withResolvers', 'Promise.withResolvers();'],
  ['groupBy', 'Object.groupBy([1], String);'],
  ['any', 'AbortSignal.any([]);'],
  ['scheduler', 'void scheduler.yield();'],
  ['requestIdleCallback', 'requestIdleCallback(() => {});'],
  ['Segmenter', "new Intl.Segmenter('fr');"],
  ['isSubsetOf', 'new Set([1]).isSubsetOf(new Set([1]));'],
  ['startViewTransition', 'document.startViewTransition();'],
  ['showPopover', 'document.body.showPopover();'],
];

/** Their sizes, throws and finds: as old as the promise. */
const oldSamples = [
  'new Set([1]).size + new Map().size;',
  '[1].findLast(Boolean);',
  'new AbortController().signal.throwIfAborted();',
  "structuredClone('a');",
  'document.body.replaceChildren();',
  "Object.hasOwn({}, 'a');",
  "new Intl.ListFormat('fr').format([]);",
];

const sampleName = (index: number): string => `sample-${index}.ts`;

describe('an API that a promised browser lacks', () => {
  let missing: MissingName[] = [];
  beforeAll(() => {
    missing = namesNotPromised([...samples.map(([, code]) => code), ...oldSamples]);
  }, 120_000);

  it.each(samples.map(([name], index) => ({ name, index })))('is found by its type: $name', ({ name, index }) => {
    expect(missing.filter(({ file }) => file === sampleName(index)).map((found) => found.name)).toEqual([name]);
  });

  it('is told from what all of them have', () => {
    const old = oldSamples.map((_, index) => sampleName(samples.length + index));
    expect(missing.filter(({ file }) => old.includes(file))).toEqual([]);
  });

  it('is used by the app only where it asks first whether it is there', () => {
    const isGuarded = ({ file, name }: MissingName) => {
      const text = readFileSync(file, 'utf8');
      // The two come together.
      const asked = name === 'cancelIdleCallback' ? 'requestIdleCallback' : name;
      return text.includes(`'${asked}' in `) || text.includes(`.${asked} ??`);
    };
    const inApp = missing.filter(({ file }) => file.startsWith('src/'));
    expect(inApp.filter((use) => !isGuarded(use))).toEqual([]);
    expect(inApp.length).toBeGreaterThan(0);
  });
});

const RegExpNode = v.object({ regex: v.object({ pattern: v.string(), flags: v.string() }) });

/** Parts of patterns, which no compiler rewrites. */
const patternFeatures = [
  { feature: 'lookbehind_assertion', isIn: (pattern: string) => /\(\?<[=!]/.test(pattern) },
  { feature: 'named_capturing_group', isIn: (pattern: string) => /\(\?<\w/.test(pattern) },
  { feature: 'modifier', isIn: (pattern: string) => /\(\?[ims-]+:/.test(pattern) },
].filter(({ feature }) => !isPromised('javascript', 'regular_expressions', feature));

const unicodeSets = isPromised('javascript', 'builtins', 'RegExp', 'unicodeSets') ? [] : ['v'];

const patternsNotPromised = (file: string, text: string): string[] => {
  const found: string[] = [];
  JSON.stringify(parseSync(file, text).program, (_key, node: unknown) => {
    if (v.is(RegExpNode, node)) {
      const { pattern, flags } = node.regex;
      const isNewer =
        patternFeatures.some(({ isIn }) => isIn(pattern)) || unicodeSets.some((flag) => flags.includes(flag));
      if (isNewer) found.push(`${file}: ${pattern}`);
    }
    return node;
  });
  return found;
};

describe('a regular expression', () => {
  it('has no part that a promised browser cannot read', () => {
    expect(patternsNotPromised('a.ts', 'const a = [/(?<=a)b/, /(?<!a)b/, /[a--b]/v, /(?i:a)b/]')).toHaveLength(4);
    expect(patternsNotPromised('a.ts', 'const a = [/(?<name>a)(?:b)(?=c)/u]')).toEqual([]);
    expect(filesIn('src').flatMap((file) => patternsNotPromised(file, readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('the promised browsers', () => {
  it('are what the build compiles for', async () => {
    const { build } = await resolveConfig({}, 'build');
    const names = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' };
    const targets = [...oldestVersions()].map(([name, version]) => `${names[name]}${version}`);
    expect([build.target].flat().toSorted()).toEqual(targets.toSorted());
    expect([build.cssTarget].flat()).toEqual([build.target].flat());
  });

  it('are what the README names', () => {
    const titles = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari', ios_saf: 'Safari of iOS' };
    const [, promise = ''] =
      /Missio works in ([^:]*):/.exec(readFileSync('README.md', 'utf8').replace(/\s+/g, ' ')) ?? [];
    const named = promise.split(/, | and /).toSorted();
    expect(named).toEqual([...oldestVersions()].map(([name, version]) => `${titles[name]} ${version}`).toSorted());
  });
});
