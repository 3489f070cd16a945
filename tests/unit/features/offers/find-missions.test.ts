import { describe, expect, it } from 'vitest';
import type { Offer } from '~/api/contract/entities';
import { describeFound, findMissions, pageOfFound } from '~/features/offers/find-missions';
import { noFilter } from '~/features/offers/mission-search';

const offer = (id: number, title: string, changes: Partial<Offer> = {}): Offer => ({
  id,
  title,
  country: 'FR',
  deeplink: 'https://partner.test/',
  created_at: `2026-03-0${id}T09:00:00Z`,
  commission: 1,
  currency_code: 'EUR',
  ...changes,
});

const offers = [
  offer(3, 'Thé de l’été', { description: 'Commandez un échantillon' }),
  offer(1, 'Épargne en ligne', { created_at: 'hier' }),
  offer(4, 'Atelier photo', { description: 'Choisissez une date de l’ÉTÉ prochain' }),
  offer(2, 'Cœur de ville', { description: null }),
];

const ids = (filter: Partial<typeof noFilter>, started: number[] = []) =>
  findMissions(offers, started, { ...noFilter, ...filter }).map(({ id }) => id);

describe('findMissions', () => {
  it('looks in title and description, whatever accents, case, ligatures and punctuation', () => {
    expect(ids({ search: 'ete' })).toEqual([3, 4]);
    expect(ids({ search: 'COEUR DE' })).toEqual([2]);
    expect(ids({ search: 'l’été' })).toEqual([3, 4]);
    expect(ids({ search: 'echantillon' })).toEqual([3]);
  });

  it('wants every word, in any order and place', () => {
    expect(ids({ search: 'échantillon thé' })).toEqual([3]);
    expect(ids({ search: 'thé photo' })).toEqual([]);
  });

  it('finds everything with signs alone, which say nothing', () => {
    expect(ids({ search: '…' })).toEqual([3, 1, 4, 2]);
  });

  it('keeps the order of the server, or sorts: newest first, unknown dates last, or by the French alphabet', () => {
    expect(ids({})).toEqual([3, 1, 4, 2]);
    expect(ids({ sort: 'newest' })).toEqual([4, 3, 2, 1]);
    expect(ids({ sort: 'title' })).toEqual([4, 2, 1, 3]);
  });

  it('hides what is started, or shows it alone, along with a search', () => {
    expect(ids({ started: 'hidden' }, [1, 4, 99])).toEqual([3, 2]);
    expect(ids({ started: 'only' }, [1, 4, 99])).toEqual([1, 4]);
    expect(ids({ started: 'only', search: 'été', sort: 'newest' }, [1, 4])).toEqual([4]);
  });

  it('changes nothing in what it was given', () => {
    const before = [...offers];
    ids({ sort: 'newest' });
    expect(offers).toEqual(before);
  });
});

describe('pageOfFound', () => {
  const found = Array.from({ length: 30 }, (_, index) => offer(index + 1, 'Mission', { created_at: '' }));

  it('cuts into pages of twelve', () => {
    expect(pageOfFound(found, 3)).toMatchObject({ current_page: 3, last_page: 3, total: 30, per_page: 12 });
    expect(pageOfFound(found, 3).data.map(({ id }) => id)).toEqual([25, 26, 27, 28, 29, 30]);
    expect(pageOfFound([], 1)).toMatchObject({ last_page: 1, total: 0, data: [] });
  });
});

describe('describeFound', () => {
  const read = (count: number, total: number, isPartial: boolean, unreadable = 0) => ({
    offers: Array.from({ length: count }, (_, index) => offer(index, 'Mission')),
    unreadable,
    total,
    isPartial,
  });
  const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

  it.each([
    [3, read(36, 36, false), false, '3 missions trouvées sur 36.'],
    [0, read(35, 36, false, 1), false, '0 mission trouvée sur 36.'],
    [1, read(300, 2000, true), true, '1 mission trouvée. Lecture en cours : 300 missions sur 2 000.'],
    [1, read(300, 2000, true), false, '1 mission trouvée. Lecture interrompue : 300 missions sur 2 000.'],
    [
      5,
      read(2000, 120_000, false),
      false,
      '5 missions trouvées. La recherche porte sur 2 000 missions, les premières d’un catalogue de 120 000.',
    ],
  ])('says how many and how far: %#', (found, catalogue, isReading, sentence) => {
    expect(plain(describeFound(found, catalogue, isReading))).toBe(sentence);
  });
});
