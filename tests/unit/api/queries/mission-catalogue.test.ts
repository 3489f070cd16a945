import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Offer } from '~/api/contract/entities';
import {
  MAX_CATALOGUE_PAGES,
  type MissionCatalogue,
  missionCatalogueQuery,
  readCatalogue,
} from '~/api/queries/mission-catalogue';

const offer = (id: number): Offer => ({
  id,
  title: `Mission ${id}`,
  country: 'FR',
  deeplink: 'https://partner.test/',
  created_at: '2026-03-14T09:26:53Z',
  commission: 1,
  currency_code: 'EUR',
});

const PER_PAGE = 2;

const pageOf = (page: number, total: number) => ({
  data: Array.from({ length: Math.min(PER_PAGE, total - (page - 1) * PER_PAGE) }, (_, index) =>
    offer((page - 1) * PER_PAGE + index + 1),
  ),
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
  total,
  per_page: PER_PAGE,
  unreadable: page === 1 ? 1 : 0,
});

const read = async (total: number) => {
  const asked: number[] = [];
  const steps: MissionCatalogue[] = [];
  const catalogue = await readCatalogue(
    async (page) => {
      asked.push(page);
      return pageOf(page, total);
    },
    new AbortController().signal,
    (step) => steps.push(step),
  );
  return { asked, steps, catalogue };
};

describe('readCatalogue', () => {
  it('reads all pages, and tells of each but the last', async () => {
    const { asked, steps, catalogue } = await read(5);
    expect(asked).toEqual([1, 2, 3]);
    expect(steps.map(({ offers, isPartial }) => [offers.length, isPartial])).toEqual([
      [2, true],
      [4, true],
    ]);
    expect(catalogue.offers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(catalogue).toMatchObject({ total: 5, unreadable: 1, isPartial: false });
  });

  it('reads no further than the limit, and keeps the total that the server says', async () => {
    const { asked, catalogue } = await read(100_000);
    expect(asked).toHaveLength(MAX_CATALOGUE_PAGES);
    expect(catalogue).toMatchObject({ total: 100_000, isPartial: false });
    expect(catalogue.offers).toHaveLength(MAX_CATALOGUE_PAGES * PER_PAGE);
  });
});

describe('missionCatalogueQuery', () => {
  let answer: (page: number) => Response | Promise<Response>;
  const asked: string[] = [];

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      if (pathname !== '/api/offers') return Response.json({ country_code: 'FR', country: 'France', city: 'Paris' });
      asked.push(searchParams.toString());
      return answer(Number(searchParams.get('page')));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('shows what is read while the next pages are, keeps it when one fails, and goes on from the start', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const observer = new QueryObserver(client, missionCatalogueQuery({ pays: 'FR' }));
    let answerSecond: (response: Response) => void = () => undefined;
    const second = new Promise<Response>((resolve) => {
      answerSecond = resolve;
    });
    answer = (page) => (page === 1 ? Response.json(pageOf(1, 4)) : second);
    const stop = observer.subscribe(() => undefined);
    const current = () => observer.getCurrentResult();
    await expect.poll(() => current().data?.offers.length).toBe(2);
    expect(current()).toMatchObject({ isFetching: true, data: { isPartial: true, total: 4 } });
    expect(asked).toEqual(['page=1&per_page=100', 'page=2&per_page=100']);

    answerSecond(new Response('', { status: 500 }));
    await expect.poll(() => current().isFetching).toBe(false);
    expect(current()).toMatchObject({ isError: true, isLoadingError: false, data: { isPartial: true } });

    answer = (page) => Response.json(pageOf(page, 4));
    await observer.refetch();
    expect(current()).toMatchObject({ isSuccess: true, data: { isPartial: false } });
    expect(current().data?.offers).toHaveLength(4);
    stop();
  });
});
