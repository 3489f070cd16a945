import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Config, defineConfig, Logger, parse } from '@terrazzo/parser';
import { transform } from 'lightningcss';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { colorsOf, MODES } from '~/brands/modes';
import * as tokens from '~/design-system/tokens';
import { designTokens, tokenResolver } from '../../../scripts/tokens/design-tokens';
import { tokenFiles } from '../../../scripts/tokens/token-files';

const types = ['color', 'duration', 'number', 'border', 'shadow', 'cubic-bezier', 'font-family', 'font-weight'];

/** What the format requires of each type; of dimensions the parser itself would accept more units. */
const rules: NonNullable<Config['lint']>['rules'] = {
  ...Object.fromEntries(types.map((type) => [`core/valid-${type}`, 'error'])),
  'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }],
};

/** By a parser of the format; rejects with what it does not accept, or warns of. */
const parsed = async (document: object) => {
  const cwd = new URL('file:///tokens/');
  const logger = new Logger({ level: 'silent' });
  const config = defineConfig({ lint: { rules } }, { cwd, logger });
  const source = { filename: new URL('missio.tokens.json', cwd), src: JSON.stringify(document) };
  const { tokens: read } = await parse([source], { config, logger });
  if (logger.warnCount > 0) throw new Error(`${logger.warnCount} warnings of the parser`);
  return read;
};

const textsOf = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(Object(node)).flatMap(textsOf);

/** The format's schema, unlike the parser, takes no reserved name in braces. */
const refusedReferences = (document: object): string[] =>
  textsOf(document).filter((text) => text.startsWith('{') && text.includes('$'));

const Color = v.object({ hex: v.string(), alpha: v.optional(v.number()) });

const countLeaves = (tree: object): number =>
  'value' in tree ? 1 : Object.values(tree).reduce((sum: number, node: object) => sum + countLeaves(node), 0);

describe('design tokens', () => {
  it.each(Object.entries(tokenFiles()))('%s is what tokens.ts says: otherwise run npm run tokens', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('are valid in the format, every one of them', async () => {
    const { borders, breakpoints, colors, durations, easings, fontSizes, fontWeights, fonts, letterSpacings } = tokens;
    const { lineHeights, radii, shadows, sizes, spacing, zIndex } = tokens;
    const scales = { borders, colors, durations, easings, fontSizes, fontWeights, fonts, letterSpacings };
    const others = { lineHeights, radii, shadows, sizes, spacing, zIndex };
    expect(Object.keys(await parsed(designTokens())).length).toBe(
      countLeaves(scales) + countLeaves(others) + Object.keys(breakpoints).length,
    );
  });

  it('name the schema of the format, and refer as it allows', () => {
    const document = designTokens();
    expect(document.$schema).toBe('https://www.designtokens.org/schemas/2025.10/format.json');
    expect(refusedReferences(document)).toEqual([]);
    expect(refusedReferences({ a: { $value: { color: '{colors.border.$root}' } } })).toEqual(['{colors.border.$root}']);
  });

  it('have the values of tokens.ts, and refer where it refers', async () => {
    const read = await parsed(designTokens());
    expect(read['colors.accent.solid']?.originalValue).toMatchObject({
      $value: { hex: tokens.colors.accent.solid.value.toLowerCase() },
    });
    expect(read['colors.backdrop']?.$value).toMatchObject({ hex: '#101b3b', alpha: 0.6 });
    expect(read['borders.stub']?.originalValue).toMatchObject({
      $value: { color: '{colors.border.stub}', width: { value: 2, unit: 'px' }, style: 'dashed' },
    });
    expect(read['borders.hairline']?.$value).toMatchObject({ color: read['colors.border']?.$value });
    expect(read['fontSizes.4xl']?.originalValue).toMatchObject({
      $value: { value: 4, unit: 'rem' },
      $extensions: { 'test.missio.css': tokens.fontSizes['4xl'].value },
    });
    expect(read['easings.out']?.$value).toEqual(tokens.EASE_OUT);
  });

  describe.each(MODES)('in the mode %s', (mode) => {
    it('are what the brand gives, by a parser of the format’s resolver', async () => {
      const cwd = pathToFileURL(`${resolve('design-tokens')}/`);
      const logger = new Logger({ level: 'silent' });
      const config = defineConfig({ lint: { rules } }, { cwd, logger });
      const source = { filename: new URL('missio.resolver.json', cwd), src: JSON.stringify(tokenResolver()) };
      const req = (url: URL) => readFile(url, 'utf8');
      const { resolver } = await parse([source], { config, logger, req });
      expect(logger.warnCount).toBe(0);
      const read = resolver.apply({ mode });
      const hexOf = (path: string) => {
        const value: unknown = read[`colors.${path}`]?.$value;
        return v.parse(Color, value);
      };
      for (const [path, value] of Object.entries(colorsOf(tokens, mode))) {
        const { hex, alpha = 1 } = hexOf(path);
        expect(hex, path).toBe(value.slice(0, 7).toLowerCase());
        expect(alpha, path).toBeCloseTo(Number.parseInt(value.slice(7) || 'FF', 16) / 255, 3);
      }
      // What refers to a colour follows it.
      expect(read['borders.hairline']?.$value).toMatchObject({ color: read['colors.border']?.$value });
    });
  });

  it('are variables that a page takes by media or by data-theme, on screens alone', () => {
    const css = tokenFiles()['design-tokens/missio.css'] ?? '';
    const { code } = transform({ filename: 'missio.css', code: Buffer.from(css), minify: true });
    const text = code.toString();
    expect(text).toContain('@media screen{:root[data-theme=dark]{');
    expect(text).toContain('@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){');
    expect(text).toContain('@media screen and (prefers-contrast:more){:root{');
    expect(text.match(/@media (?!screen\b)/)).toBeNull();
    expect(text.match(new RegExp(`--chakra-colors-bg:${tokens.dark.bg}`, 'gi'))).toHaveLength(2);
  });

  it.each([
    ['a colour without its space', { a: { $type: 'color', $value: { components: [0, 0, 0] } } }],
    ['a unit that is none', { a: { $type: 'dimension', $value: { value: 1, unit: 'em' } } }],
    ['a reference to nothing', { a: { $type: 'color', $value: '{b}' } }],
  ])('would not be valid with %s', async (_, document) => {
    await expect(parsed(document)).rejects.toThrow();
  });
});
