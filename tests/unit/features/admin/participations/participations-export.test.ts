import { expect, test } from 'vitest';
import type { Participation } from '~/api/contract/entities';
import { participationsExport } from '~/features/admin/participations/participation-columns';

const offer = {
  id: 4,
  title: 'Testez Lirio',
  country: 'BE',
  deeplink: 'https://partenaire.exemple/',
  created_at: '2026-01-01T00:00:00Z',
  commission: 12.5,
  currency_code: 'EUR',
};

const participation: Participation = {
  id: 9,
  offer_id: 4,
  offer,
  status: 'approved',
  created_at: '2026-03-14T09:26:53Z',
  clicked_at: '2026-03-14T09:26:53Z',
  updated_at: '2026-03-14T09:26:53Z',
  raw_data: { transaction: { date: 1_773_480_413, anonymous_ip: '1.2.3.0' } },
};

test('the file says what the list says: one euro each, the French status, the transaction’s date in Paris', () => {
  const cells = participationsExport({}).columns.map(({ header, value }) => [header, value(participation)]);
  expect(Object.fromEntries(cells)).toMatchObject({
    Offre: 'Testez Lirio',
    'Commission (€)': 1,
    Statut: 'Approuvée',
    'IP anonymisée': '1.2.3.0',
    Date: '14/03/2026 10:26',
  });
});
