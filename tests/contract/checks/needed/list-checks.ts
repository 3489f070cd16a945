import { adminTokenOf, type CheckContext, type ContractCheck } from '../contract-check';
import type { Sending } from '../contract-client';
import { Broken, expectThat } from '../problem';
import { expectFieldsFilled } from './expect-fields-filled';

/** The calls that answer a page of rows. */
type ListName = 'listOffers' | 'listParticipations' | 'adminListUsers' | 'adminListOffers' | 'adminListParticipations';

/** As many pages as are read to see that paging works. */
const MAX_PAGES = 4;

interface ListOf {
  call: ListName;
  needs: 'anyone' | 'admin';
  /** What the app sends beside the page. */
  sending?: (context: CheckContext) => Sending;
  /** The columns that would be dashes from top to bottom. */
  columns: readonly string[];
}

const tokenOf = (context: CheckContext, needs: ListOf['needs']) =>
  needs === 'admin' ? adminTokenOf(context) : context.anyone.token;

/** What a screen with a list needs: rows, their columns, and pages that follow one another. */
export const listChecks = ({ call, needs, sending = () => ({}), columns }: ListOf): readonly ContractCheck[] => {
  const reader = (context: CheckContext) => {
    const fixed = { token: tokenOf(context, needs), ...sending(context) };
    return (page: number) => context.client.read(call, { ...fixed, query: { ...fixed.query, page } });
  };
  return [
    {
      call,
      title: 'gives a list of rows that can be read, with what their columns show',
      needs,
      run: async (context) => {
        const { data } = await reader(context)(1);
        expectFieldsFilled(data, columns);
      },
    },
    {
      call,
      title: 'gives other rows on the next page, and each row once',
      needs,
      run: async (context) => {
        const read = reader(context);
        const first = await read(1);
        const seen = new Set(first.data.map(({ id }) => id));
        const last = Math.min(first.last_page, MAX_PAGES);
        for (let page = 2; page <= last; page += 1) {
          const { data, current_page } = await read(page);
          expectThat(current_page === page, `${current_page} for ?page=${page}`, {
            field: 'current_page',
            expected: String(page),
          });
          expectThat(data.length > 0, `an empty page ${page} of ${first.last_page}`, {
            field: 'data',
            expected: 'rows',
          });
          const twice = data.find(({ id }) => seen.has(id));
          if (twice)
            throw new Broken({ field: 'data.*.id', came: `${twice.id} on two pages`, expected: 'each row once' });
          for (const { id } of data) seen.add(id);
        }
      },
    },
  ];
};
