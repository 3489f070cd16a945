import { describe, expect, it } from 'vitest';
import { readOffers, readParticipations, readUsers } from '~/api/contract/readers';
import { offersExport } from '~/features/admin/offers/offer-columns';
import { participationsExport } from '~/features/admin/participations/participation-columns';
import { usersExport } from '~/features/admin/users/user-columns';

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
});
