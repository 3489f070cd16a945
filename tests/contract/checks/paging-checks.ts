import * as v from 'valibot';
import type { CallName } from '../../../src/api/contract/calls';
import { paged } from '../../../src/api/contract/entities';
import type { CheckContext, ContractCheck } from './contract-check';
import { expectThat, parsed, Skipped } from './contract-client';

const Row = v.looseObject({ id: v.number(), created_at: v.string() });
const Page = paged(Row);

/** As many pages as are read to compare them with the whole. */
const MAX_PAGES = 12;

/** Past the end of any list; the second has more digits than a number of JavaScript tells apart. */
const FAR_PAGES = ['999999', '9999999999999999'];

const tokenOf = ({ admin, anyone }: CheckContext, needs: 'admin' | 'anyone'): string => {
  if (needs === 'anyone') return anyone.token;
  if (admin === undefined) throw new Skipped('needs an administrator');
  return admin.token;
};

/** What holds for every paged call. */
export const pagingChecks = (call: CallName, needs: 'admin' | 'anyone'): readonly ContractCheck[] => [
  {
    call,
    title: 'pages without repeating or losing a row, newest first',
    needs,
    run: async (context) => {
      const token = tokenOf(context, needs);
      const read = async (page: number) =>
        parsed(Page, await context.client.ask(call, { token, query: { page, per_page: 5 } }));
      const first = await read(1);
      expectThat(first.current_page === 1 && first.per_page === 5, 'current_page or per_page is not what was asked');
      expectThat(first.last_page === Math.max(1, Math.ceil(first.total / 5)), 'last_page does not follow from total');
      const rows = [...first.data];
      const last = Math.min(first.last_page, MAX_PAGES);
      for (let page = 2; page <= last; page += 1) rows.push(...(await read(page)).data);
      expectThat(new Set(rows.map((row) => row.id)).size === rows.length, 'a row stands on two pages');
      expectThat(rows.length === Math.min(first.total, last * 5), 'a page is not full');
      const dates = rows.map((row) => row.created_at);
      expectThat(
        dates.every((date, index) => index === 0 || date <= (dates[index - 1] ?? '')),
        'not newest first',
      );
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
          beyond.data.length === 0 && beyond.last_page === first.last_page,
          `page ${page} is not empty, or its last_page lies`,
        );
      }
    },
  },
  {
    call,
    title: 'refuses a page that is not a positive integer, and more than 100 rows, by 422',
    needs,
    run: async (context) => {
      const token = tokenOf(context, needs);
      for (const page of ['0', '-1', '1.5', '1e3', 'abc', '+1', ' 1']) {
        await context.client.refused(call, 422, { token, query: { page } });
      }
      for (const per_page of ['0', '101', 'x']) {
        await context.client.refused(call, 422, { token, query: { per_page } });
      }
    },
  },
];
