import * as v from 'valibot';
import type { CallName } from '../../../../src/api/contract/client-calls';
import { MAX_PER_PAGE } from '../../../../src/api/contract/scalars';
import { paged } from '../../../../src/api/contract/strict/answers';
import { parseTimestamp } from '../../../../src/lib/format/dates';
import { adminTokenOf, type CheckContext, type ContractCheck } from '../contract-check';
import { parsed } from '../contract-client';
import { expectThat } from '../problem';

const Row = v.looseObject({ id: v.number(), created_at: v.string() });
type Row = v.InferOutput<typeof Row>;
const Page = paged(Row);

/** As many pages as are read to compare them with the whole. */
const MAX_PAGES = 12;

/** Past the end of any list; the second has more digits than a number of JavaScript tells apart. */
const FAR_PAGES = ['999999', '9999999999999999'];

const tokenOf = (context: CheckContext, needs: 'admin' | 'anyone'): string =>
  needs === 'anyone' ? context.anyone.token : adminTokenOf(context);

/** Newest first; rows of one moment by id, in one direction throughout. */
function expectOrder(rows: readonly Row[]): void {
  const directions = new Set<number>();
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    if (above === undefined) continue;
    const [before, now] = [parseTimestamp(above.created_at), parseTimestamp(row.created_at)];
    expectThat(before !== null && now !== null && now <= before, `not newest first: row ${row.id} is misplaced`);
    if (before.getTime() === now.getTime()) directions.add(Math.sign(above.id - row.id));
  }
  expectThat(directions.size <= 1, 'rows of one moment are not in the order of their ids');
}

/** What holds for every paged call. */
export const pagingChecks = (call: CallName, needs: 'admin' | 'anyone'): readonly ContractCheck[] => [
  {
    call,
    title: 'pages without repeating or losing a row, newest first, ties by id',
    needs,
    run: async (context) => {
      const token = tokenOf(context, needs);
      const read = async (page: number) =>
        parsed(Page, await context.client.ask(call, { token, query: { page, per_page: 5 } }));
      const first = await read(1);
      expectThat(first.last_page === Math.max(1, Math.ceil(first.total / 5)), 'last_page does not follow from total');
      const rows = [...first.data];
      const last = Math.min(first.last_page, MAX_PAGES);
      for (let page = 1; page <= last; page += 1) {
        const { data, current_page, per_page, total } = page === 1 ? first : await read(page);
        expectThat(current_page === page && per_page === 5, 'current_page or per_page is not what was asked');
        expectThat(total === first.total, 'total changes from page to page');
        if (page > 1) rows.push(...data);
      }
      expectThat(new Set(rows.map((row) => row.id)).size === rows.length, 'a row stands on two pages');
      expectThat(rows.length === Math.min(first.total, last * 5), 'a page is not full');
      expectOrder(rows);
    },
  },
  {
    call,
    title: 'takes per_page without page, up to 100, and page without per_page',
    needs,
    run: async (context) => {
      const token = tokenOf(context, needs);
      const queries: Record<string, number>[] = [{ per_page: 1 }, { per_page: MAX_PER_PAGE }, { page: 1 }];
      for (const query of queries) {
        const { data, ...meta } = parsed(Page, await context.client.ask(call, { token, query }));
        expectThat(meta.current_page === 1, 'the first page is not page 1');
        expectThat(meta.per_page === (query.per_page ?? meta.per_page), 'per_page is not what was asked');
        expectThat(data.length === Math.min(meta.total, meta.per_page), 'the first page is not full');
        expectThat(meta.last_page === Math.max(1, Math.ceil(meta.total / meta.per_page)), 'last_page lies');
      }
    },
  },
  {
    call,
    title: 'answers a page past the end by an empty one with the true last page',
    needs,
    run: async (context) => {
      const token = tokenOf(context, needs);
      const first = parsed(Page, await context.client.ask(call, { token, query: { page: 1, per_page: 100 } }));
      for (const page of FAR_PAGES) {
        const beyond = parsed(Page, await context.client.ask(call, { token, query: { page, per_page: 100 } }));
        expectThat(
          beyond.data.length === 0 && beyond.last_page === first.last_page && beyond.total === first.total,
          `page ${page} is not empty, or its last_page or total lies`,
        );
      }
    },
  },
  {
    call,
    title: 'refuses a page that is not a positive integer, and more than 100 rows, by 422 with the field',
    needs,
    run: async (context) => {
      const token = tokenOf(context, needs);
      const refuse = async (name: 'page' | 'per_page', value: string) => {
        await context.client.refusedFor(call, name, { token, query: { [name]: value } });
      };
      for (const value of ['0', '-1', '1.5', '1e3', 'abc', '+1', ' 1']) await refuse('page', value);
      for (const value of ['0', '-1', '1.5', '1e1', 'x', '101']) await refuse('per_page', value);
    },
  },
];
