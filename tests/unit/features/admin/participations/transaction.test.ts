import { describe, expect, it } from 'vitest';
import type { Participation } from '~/api/contract/entities';
import { anonymousIp, transactionDate } from '~/features/admin/participations/participation-columns';

const withRawData = (raw_data: Participation['raw_data']): Participation => ({
  id: 1,
  offer_id: 2,
  offer: {
    id: 2,
    title: 'Mission',
    country: 'FR',
    deeplink: 'https://exemple.test',
    created_at: '2026-01-01T00:00:00Z',
    commission: 1,
    currency_code: 'EUR',
  },
  status: 'opened',
  created_at: '2026-01-01T00:00:00Z',
  clicked_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  raw_data,
});
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
