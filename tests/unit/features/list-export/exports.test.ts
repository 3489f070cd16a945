import { describe, expect, it, vi } from 'vitest';
import { readOffers, readParticipations, readUsers } from '~/api/contract/readers';
import { offersExport } from '~/features/admin/offers/offer-columns';
import { participationsExport } from '~/features/admin/participations/participation-columns';
import { usersExport } from '~/features/admin/users/user-columns';
import { ListExporter } from '~/features/list-export/list-exporter';

const BARE_ROW = { data: [{ id: 1 }] };

const countryCell = <TRow>(columns: readonly { header: string; value: (row: TRow) => unknown }[], rows?: TRow[]) =>
  rows?.map((row) => columns.find(({ header }) => header === 'Pays')?.value(row) ?? null);

describe('the exports', () => {
  it('leave the cell of an unknown country empty, as those of other unknown fields', () => {
    expect(
      countryCell(usersExport({ search: '', validated: undefined }).columns, readUsers(BARE_ROW).value?.data),
    ).toEqual([null]);
    expect(countryCell(offersExport({ search: '', country: '' }).columns, readOffers(BARE_ROW).value?.data)).toEqual([
      null,
    ]);
    expect(countryCell(participationsExport({}).columns, readParticipations(BARE_ROW).value?.data)).toEqual([null]);
  });

  it.each<[string, (page: number) => object]>([
    ['numbers its pages', (page) => ({ current_page: page, per_page: 3 })],
    ['only names the next one', () => ({})],
  ])('have every row of a simplePaginate list that %s', async (_, numbers) => {
    const PAGES = [[9, 8, 7], [6, 5, 4], [3]];
    vi.stubGlobal('fetch', async (url: string) => {
      const page = Number(new URL(url, 'http://localhost').searchParams.get('page'));
      const rows = (PAGES[page - 1] ?? []).map((id) => ({ id, title: `Mission ${id}` }));
      const next_page_url = page < PAGES.length ? `/api/admin/offers?page=${page + 1}` : null;
      return Response.json({ data: rows, next_page_url, ...numbers(page) });
    });
    const exporter = new ListExporter(offersExport({ search: '', country: '' }), 'csv');
    const file = await exporter.run(new AbortController().signal, () => {});
    vi.unstubAllGlobals();
    const titles = (await file.text()).match(/Mission \d/g);
    expect(titles).toEqual([9, 8, 7, 6, 5, 4, 3].map((id) => `Mission ${id}`));
  });
});
