import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ContactSearch } from '~/features/help/contact-search';
import { describeSubject } from '~/features/help/contact-subject';
import { parseSearch } from '~/lib/list/list-search';

const read = (search: string) => describeSubject(v.parse(ContactSearch, parseSearch(search))).replace(/\u00A0/g, ' ');

it.each([
  [
    '?mission=Testez+Lirio&participation=12&date=2026-03-14',
    'Mission : Testez Lirio\nParticipation : nº 12\nDate : 14 mars 2026\n\n',
  ],
  ['?mission=2026', 'Mission : 2026\n\n'],
  ['?participation=90071992547409931', 'Participation : nº 90071992547409931\n\n'],
  ['', ''],
  ['?mission=+&participation=-1&date=demain', ''],
  ['?participation=douze&date=2026-02-30', ''],
  ['?mission=a&mission=b&date[]=x&utm_source=mail', ''],
])('of %s', (search, text) => {
  expect(read(search)).toBe(text);
});

it('takes no more of a title than a search does', () => {
  expect(read(`?mission=${'a'.repeat(5000)}`)).toHaveLength('Mission : \n\n'.length + 200);
});
