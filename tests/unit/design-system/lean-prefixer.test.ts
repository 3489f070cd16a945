import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import createCache, { type StylisPlugin } from '@emotion/cache';
import { type CSSObject, css } from '@emotion/react';
import { describe, expect, it } from 'vitest';
import { prefixer } from '~/design-system/lean-prefixer';

/** One of each that emotion's own prefixer writes more than once, among what the app uses. */
const styles: CSSObject = {
  display: 'inline-flex',
  flexDirection: 'column',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  position: 'sticky',
  width: 'fit-content',
  minWidth: 'min-content',
  transition: 'transform 1s',
  animation: 'blink 1s',
  maskImage: 'linear-gradient(#000, #fff)',
  textDecoration: 'underline 2px red',
  textDecorationColor: 'red',
  userSelect: 'none',
  hyphens: 'auto',
  '&::placeholder': { color: 'red' },
  '@media (min-width: 10rem)': { '&:hover': { display: 'flex', userSelect: 'text' } },
};

const write = (stylisPlugins?: StylisPlugin[]): string => {
  const cache = createCache({ key: 'css', ...(stylisPlugins && { stylisPlugins }) });
  const written = cache.insert('.a', css(styles), cache.sheet, false);
  if (typeof written !== 'string') throw new Error('Styles are written without a browser');
  return written;
};

/** Without the declarations and rules that only some browsers understand. */
const plain = (written: string) =>
  written
    .replace(/[^{}]*(?:::?-(?:webkit|moz|ms)-)[^{}]*\{[^{}]*\}/g, '')
    .replace(/-(?:webkit|moz|ms)-[\w-]+:[^;]*;|[\w-]+:-(?:webkit|moz|ms)-[^;]*;/g, '');

describe('the lean prefixer', () => {
  it('leaves what every browser understands as it is', () => {
    expect(plain(write([prefixer]))).toBe(plain(write()));
    expect(plain(write([prefixer]))).toBe(write([]));
  });

  it('writes first, by the name of their own, what some know only so', () => {
    const prefixed = write([prefixer]).match(/-(?:webkit|moz|ms)-[\w-]+:[^;]*;[^;]*;/g);
    expect(prefixed).toEqual([
      '-webkit-mask-image:linear-gradient(#000, #fff);mask-image:linear-gradient(#000, #fff);',
      '-webkit-text-decoration:underline 2px red;text-decoration:underline 2px red;',
      '-webkit-user-select:none;user-select:none;',
      '-webkit-hyphens:auto;hyphens:auto;',
      '-webkit-user-select:text;user-select:text;',
    ]);
  });

  it('knows all that our styles need: none of these is among them', () => {
    const styled = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    expect(styled.length).toBeGreaterThan(200);
    const NEEDS_ONE =
      /\b(?:backdropFilter|boxDecorationBreak|initialLetter|mask(?!Image)[A-Z]\w*|printColorAdjust|text(?:Fill|Stroke)\w+):/;
    expect(styled.filter((file) => NEEDS_ONE.test(readFileSync(join('src', file), 'utf8')))).toEqual([]);
  });
});
