import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { paged } from '../../src/api/contract/strict/answers';
import { mockBackend, smallState } from './support/mock-backend';

/* For every list, filter and size: the pages together are the whole list, newest first, without duplicates. */

const Page = paged(v.looseObject({ id: v.number(), created_at: v.string() }));

const lists = fc.oneof(
  fc.record({ path: fc.constant('/api/offers'), country: fc.constantFrom('FR', 'be', 'CH', 'QZ') }),
  fc.record({ path: fc.constant('/api/participations') }),
  fc.record({
    path: fc.constant('/api/admin/users'),
    validated: fc.constantFrom('', '0', '1'),
    search: fc.constantFrom('', 'a', 'É', 'elodie', '@exemple', 'introuvable'),
  }),
  fc.record({
    path: fc.constant('/api/admin/offers'),
    country: fc.constantFrom('', 'fr', 'DE', 'QZ'),
    search: fc.constantFrom('', 'de', 'ÉNERGIE'),
  }),
  fc.record({
    path: fc.constant('/api/admin/participations'),
    status: fc.constantFrom('', 'opened', 'approved', 'disapproved'),
  }),
);

test('pages cover their list exactly once', async () => {
  const { send, logIn, expectNoDefect } = mockBackend(smallState());
  const token = await logIn('admin');
  await fc.assert(
    fc.asyncProperty(lists, fc.integer({ min: 1, max: 100 }), async ({ path, ...filters }, perPage) => {
      const country: string | undefined = path === '/api/offers' && 'country' in filters ? filters.country : undefined;
      const read = async (page: number) => {
        const query = new URLSearchParams({
          ...(country === undefined ? filters : {}),
          page: String(page),
          per_page: String(perPage),
        });
        const { body } = await send(`GET ${path}?${query}`, {
          token,
          headers: country ? { 'x-country': country } : {},
        });
        return v.parse(Page, body);
      };
      const first = await read(1);
      const rows = [...first.data];
      for (let page = 2; page <= first.last_page; page += 1) {
        const next = await read(page);
        expect(next.data.length).toBeGreaterThan(0);
        rows.push(...next.data);
      }
      expect(rows).toHaveLength(first.total);
      expect(new Set(rows.map((row) => row.id)).size).toBe(first.total);
      const order = rows.map((row) => `${row.created_at} ${String(row.id).padStart(9, '0')}`);
      expect(order).toEqual(order.toSorted().toReversed());
      expect((await read(first.last_page + 1)).data).toEqual([]);
    }),
  );
  expectNoDefect();
});

test.each(['9999999999999999', '9'.repeat(30)])('page %s is past the end of any list', async (page) => {
  const { send, logIn, expectNoDefect } = mockBackend(smallState());
  const read = async (query: string) => {
    const { body } = await send(`GET /api/admin/users?${query}`, { token: await logIn('admin') });
    return v.parse(Page, body);
  };
  const { last_page, total } = await read('page=1');
  expect(await read(`page=${page}`)).toMatchObject({ data: [], last_page, total });
  expectNoDefect();
});
