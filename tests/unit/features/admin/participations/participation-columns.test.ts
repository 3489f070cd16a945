import { describe, expect, it } from 'vitest';
import type { Participation } from '~/api/contract/entities';
import {
  anonymousIp,
  participationsExport,
  transactionDate,
} from '~/features/admin/participations/participation-columns';
import { formatCsvLine } from '~/features/list-export/csv-writer';

const participation: Participation = {
  id: 9,
  offer_id: 4,
  offer: {
    id: 4,
    title: 'Testez Lirio',
    country: 'BE',
    deeplink: 'https://partenaire.exemple/',
    created_at: '2026-01-01T00:00:00Z',
    commission: 12.5,
    currency_code: 'EUR',
  },
  status: 'approved',
  created_at: '2026-03-14T09:26:53Z',
  clicked_at: '2026-03-14T09:26:53Z',
  updated_at: '2026-03-14T09:26:53Z',
  raw_data: { transaction: { date: 1_773_480_413, anonymous_ip: '1.2.3.0' } },
};

const withRawData = (raw_data: Participation['raw_data']): Participation => ({ ...participation, raw_data });
const withDate = (date: string | number | null) => withRawData({ transaction: { date } });

describe('transactionDate', () => {
  it.each([1773480413, '1773480413', 1773480413000, '1773480413000', '2026-03-14T09:26:53Z'])('reads %j', (date) => {
    expect(transactionDate(withDate(date))).toBe('14 mars 2026, 10:26');
  });

  it.each([null, '', 'bientôt'])('shows a dash for %j', (date) => {
    expect(transactionDate(withDate(date))).toBe('—');
  });

  it('shows a dash without a transaction', () => {
    for (const rawData of [undefined, null, {}, { transaction: null }]) {
      expect(transactionDate(withRawData(rawData))).toBe('—');
      expect(anonymousIp(withRawData(rawData))).toBe('—');
    }
  });
});

describe('anonymousIp', () => {
  it('is the one of the transaction', () => {
    expect(anonymousIp(withRawData({ transaction: { anonymous_ip: '203.0.113.0' } }))).toBe('203.0.113.0');
  });
});

describe('participationsExport', () => {
  it('writes what the list shows: one euro each, the French status, the transaction’s date in Paris', () => {
    const cells = participationsExport({}).columns.map(({ header, value }) => [header, value(participation)] as const);
    expect(Object.fromEntries(cells)).toMatchObject({
      Offre: 'Testez Lirio',
      'Commission (€)': 1,
      Statut: 'Approuvée',
      'IP anonymisée': '1.2.3.0',
      Date: new Date('2026-03-14T09:26:53Z'),
    });
    expect(formatCsvLine(cells.map(([, cell]) => cell))).toContain(';1;Approuvée;14/03/2026 10:26;');
  });
});
