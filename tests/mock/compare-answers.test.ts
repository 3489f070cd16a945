import { describe, expect, test } from 'vitest';
import { compareAnswers } from '../../mock-server/shadow/compare-answers';
import type { CallName } from '../../src/api/contract/client-calls';

/* Where two answers to the same read differ: status, shape, meaning. */

const offer = (id: number, more: object = {}) => ({
  id,
  title: `Mission ${id}`,
  country: 'FR',
  deeplink: 'https://x.test',
  commission: 1,
  currency_code: 'EUR',
  created_at: `2026-03-${String(31 - id).padStart(2, '0')}T09:00:00Z`,
  ...more,
});
const page = (data: object[], more: object = {}) => ({
  data,
  current_page: 1,
  last_page: 1,
  total: data.length,
  per_page: 15,
  ...more,
});

const compare = (call: CallName, here: unknown, there: unknown, query = '', statuses: [number, number] = [200, 200]) =>
  compareAnswers(
    call,
    { query, country: 'FR' },
    { status: statuses[0], text: JSON.stringify(here) },
    { status: statuses[1], text: typeof there === 'string' ? there : JSON.stringify(there) },
  ).map(({ kind, weight, field, here: expected, there: came }) => [kind, weight, field, expected, came].join(' | '));

const offers = page([offer(1), offer(2)]);

describe('the status', () => {
  test.each<{ statuses: [number, number]; lines: string[] }>([
    { statuses: [200, 500], lines: ['status | breaks | statut | 200 | 500'] },
    { statuses: [401, 403], lines: ['status | read | statut | 401 | 403'] },
    { statuses: [422, 422], lines: [] },
  ])('$statuses', ({ statuses, lines }) => {
    expect(compare('listOffers', offers, { message: 'Server Error' }, '', statuses)).toEqual(lines);
  });

  test('of a success that is none', () => {
    expect(compare('listOffers', offers, '<html>')).toEqual(['status | breaks | statut | 200 | 200, sans JSON']);
    expect(compare('sold', { sold: 1 }, { success: false })).toEqual([
      'status | breaks | statut | 200 | 200, et le corps dit l’échec',
    ]);
  });
});

describe('the shape', () => {
  test('is the same with other rows', () => {
    expect(compare('listOffers', offers, page([offer(7)]))).toEqual([]);
    expect(compare('listOffers', offers, page([]))).toEqual([]);
  });

  test('differs by field, however many rows', () => {
    const rows = [offer(1, { commission: '1.00' }), offer(2, { commission: '1.00' })];
    expect(compare('listOffers', offers, page(rows))).toEqual(['shape | read | data.*.commission | number | string']);
  });

  test('breaks a screen where nothing can be read', () => {
    expect(compare('listOffers', offers, { offers: 3 })).toContain('shape | breaks | data | list | absent');
  });

  test('may lack what nothing needs, or have more', () => {
    const here = page([offer(1, { description: 'Un texte' })]);
    expect(compare('listOffers', here, page([offer(1, { updated_at: 'x' })], { links: [] }))).toEqual([
      'shape | harmless | data.*.description | string | absent',
      'shape | harmless | (en plus) | absent | data.*.updated_at, links',
    ]);
  });
});

test('what stands elsewhere is told once', () => {
  const user = {
    id: 1,
    name: 'Anne',
    email: 'a@b.test',
    validated: true,
    is_admin: false,
    pays: 'FR',
    created_at: 'x',
  };
  expect(compare('me', { data: { user } }, { user })).toEqual(['shape | read | data.user | object | dans user']);
});

describe('the meaning', () => {
  test.each([
    ['another country', '?page=1', page([offer(1, { country: 'BE' })]), 'breaks | data.*.country'],
    ['too many rows', '?per_page=1', page([offer(1), offer(2)], { per_page: 15 }), 'read | per_page'],
    ['another page', '?page=2', page([offer(1)]), 'breaks | page'],
    ['pages that do not add up', '', page([offer(1)], { total: 40 }), 'read | last_page'],
    ['the oldest first', '', page([offer(2), offer(1)]), 'read | data.*.created_at'],
    ['rows without an id', '', page([offer(1), { title: 'Sans' }]), 'breaks | data.*'],
  ])('differs by %s', (_, query, there, begin) => {
    expect(compare('listOffers', offers, there, query)).toContainEqual(expect.stringContaining(`meaning | ${begin} |`));
  });

  test('differs by a filter that filters nothing, and by a word that nobody knows', () => {
    const row = (status: string) => ({
      id: 1,
      offer_id: 1,
      offer: offer(1),
      status,
      created_at: '',
      clicked_at: '',
      updated_at: '',
    });
    const lines = compare(
      'adminListParticipations',
      page([row('approved')]),
      page([row('approved'), row('paid')]),
      '?status=approved',
    );
    expect(lines).toContainEqual(
      'meaning | breaks | data.*.status | seulement le statut demandé | 1 ligne d’un autre statut',
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^meaning \| read \| data\.\*\.status .* 1 ligne d’un statut inconnu/),
    );
  });

  test('differs by counts that do not add up', () => {
    const sold = { sold: 1, total: 3, opened: 1, approved: 1, disapproved: 1 };
    expect(compare('sold', sold, sold)).toEqual([]);
    expect(compare('sold', sold, { ...sold, total: 5 })).toEqual([
      'meaning | read | total | opened + approved + disapproved | 5 pour 3',
    ]);
  });
});
