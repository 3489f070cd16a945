import { expect, it } from 'vitest';
import { writtenOutTokens } from '../../../scripts/build/written-out-tokens';

const LAYER =
  '@layer tokens{:where(:root,:host){--chakra-colors-border:#dcd6c9;--chakra-borders-hairline:1px solid var(--chakra-colors-border);--chakra-spacing-0\\.5:2px}}';
const SHEET = `@layer reset{*{margin:0}}${LAYER}@layer recipes;`;

it('writes each value in its place, those of which others are made too, and leaves the layer for later', () => {
  const { layer, writeOut } = writtenOutTokens(SHEET);
  expect(layer).toBe(LAYER);
  expect(writeOut(`${SHEET}.a{border:var(--chakra-borders-hairline);gap:calc(var(--chakra-spacing-0\\.5) * 2)}`)).toBe(
    '@layer reset{*{margin:0}}@layer tokens;@layer recipes;.a{border:1px solid #dcd6c9;gap:calc(2px * 2)}',
  );
});

it('says what it cannot write out', () => {
  const { writeOut } = writtenOutTokens(SHEET);
  expect(() => writeOut('.a{color:var(--chakra-colors-absent)}')).toThrow(
    'No token is called var(--chakra-colors-absent)',
  );
  expect(() => writeOut('.a{color:var(--chakra-colors-border, red)}')).toThrow('No token is called');
  expect(() => writtenOutTokens('@layer reset{}')).toThrow('The ground declares no tokens');
});
