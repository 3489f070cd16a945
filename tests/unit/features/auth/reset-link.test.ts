import { defaultParseSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ResetLinkSearch, readResetLink } from '../../../../src/features/auth/reset-link';

const read = (search: string) => readResetLink(v.parse(ResetLinkSearch, defaultParseSearch(search)));

/** What mail programs make of a link. */
test.each([
  ['nothing', (link: string) => link],
  ['&amp; for &, and a stop at the end', (link: string) => `${link.replaceAll('&', '&amp;')}.`],
  ['an angle bracket at the end', (link: string) => `${link}>`],
  ['an encoded angle bracket at the end', (link: string) => `${link}%3E`],
  ['a bracket and a comma at the end', (link: string) => `${link}),`],
  ['an invisible space at the end', (link: string) => `${link}\u200B`],
  ['the tracking of a campaign', (link: string) => `${link}&utm_source=mail&utm_medium=email`],
])('a link is read with %s', (_name, mangle) => {
  expect(read(mangle('?token=ab12cd&email=zoe%40missio.test'))).toEqual({ token: 'ab12cd', email: 'zoe@missio.test' });
  const reversed = read(mangle('?email=zoe%40missio.test&token=ab12cd'));
  expect(reversed).toEqual({ token: 'ab12cd', email: 'zoe@missio.test' });
});

test('a plus sign that was not encoded stays one; digits and nothing are read as texts', () => {
  expect(read('?token=ab+c/=&email=camille+essai@missio.test')).toEqual({
    token: 'ab+c/=',
    email: 'camille+essai@missio.test',
  });
  expect(read('?token=1e5').token).not.toBe('');
  expect(read('?email=zoe%40missio.test').token).toBe('');
});
