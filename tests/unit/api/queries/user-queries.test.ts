import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Participation } from '~/api/contract/entities';
import { participationQueries } from '~/api/queries/participations';

const date = '2026-03-14T09:26:53Z';
const participation = (id: number, offerId: number): Participation => ({
  id,
  offer_id: offerId,
  offer: {
    id: offerId,
    title: 'Mission',
    country: 'FR',
    deeplink: 'https://partner.test/',
    created_at: date,
    commission: 1,
    currency_code: 'EUR',
  },
  status: 'opened',
  created_at: date,
  clicked_at: date,
  updated_at: date,
});

const pages = [[participation(3, 30)], [participation(2, 20)], [participation(1, 10)]];

/** Answers page 1 to a call without a page, as a server that always pages does. */
const pagedServer = (url: string, { ignoresPage = false, saysPage = true, lastPage = pages.length } = {}) => {
  const asked = Number(new URL(url, 'http://localhost').searchParams.get('page') ?? 1);
  const page = ignoresPage ? 1 : asked;
  return Response.json({
    data: pages[page - 1] ?? [],
    ...(saysPage && { current_page: page }),
    last_page: lastPage,
    total: pages.length,
    per_page: 1,
  });
};

describe('whether the user takes part in an offer', () => {
  const asked: string[] = [];
  let answer = pagedServer;

  beforeEach(() => {
    asked.length = 0;
    answer = pagedServer;
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return answer(url);
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const find = (client: QueryClient, offerId: number) => client.fetchQuery(participationQueries.ofOffer(offerId));
  const newClient = () => new QueryClient({ defaultOptions: { queries: { staleTime: 5_000 } } });

  it('is found in a list that was asked for by a screen left meanwhile', async () => {
    const client = newClient();
    let answerList = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answerList = resolve;
    });
    vi.stubGlobal('fetch', async (url: string) => {
      await isAnswered;
      return pagedServer(url);
    });
    const leaveList = new QueryObserver(client, participationQueries.unpaged()).subscribe(() => undefined);
    const found = new QueryObserver(client, participationQueries.ofOffer(30));
    found.subscribe(() => undefined);
    leaveList();
    await Promise.resolve();
    answerList();
    await vi.waitFor(() => expect(found.getCurrentResult().data).toMatchObject({ id: 3 }));
  });

  it('is marked in a list of missions from the newest participations, a few hundred at most', async () => {
    const started = () => newClient().fetchQuery(participationQueries.startedOffers());
    await expect(started()).resolves.toEqual({ ids: [30, 20, 10], isPartial: false });
    expect(asked).toEqual([1, 2, 3].map((page) => `/api/participations?page=${page}&per_page=100`));
    asked.length = 0;
    answer = (url) => pagedServer(url, { lastPage: 2_000 });
    await expect(started()).resolves.toMatchObject({ isPartial: true });
    expect(asked).toHaveLength(5);
    asked.length = 0;
    answer = (url) => pagedServer(url, { ignoresPage: true });
    await expect(started()).resolves.toMatchObject({ isPartial: false });
    expect(asked).toHaveLength(2);
  });

  it('looks into the unpaged list first', async () => {
    await expect(find(newClient(), 30)).resolves.toMatchObject({ id: 3 });
    expect(asked).toEqual(['/api/participations']);
  });

  it('follows the pages until it finds the offer', async () => {
    await expect(find(newClient(), 20)).resolves.toMatchObject({ id: 2 });
    expect(asked).toEqual(['/api/participations', '/api/participations?page=2']);
  });

  it('finds the offer on a page that does not say its number', async () => {
    answer = (url) => pagedServer(url, { saysPage: false });
    await expect(find(newClient(), 10)).resolves.toMatchObject({ id: 1 });
  });

  it('stops at the last page', async () => {
    await expect(find(newClient(), 99)).resolves.toBeNull();
    expect(asked).toHaveLength(pages.length);
  });

  it('stops when the server does not turn the page', async () => {
    answer = (url) => pagedServer(url, { ignoresPage: true });
    await expect(find(newClient(), 99)).resolves.toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('asks for the unpaged list once for several offers, and again once it has changed', async () => {
    const client = newClient();
    await find(client, 30);
    await find(client, 31).catch(() => undefined);
    expect(asked.filter((url) => url === '/api/participations')).toHaveLength(1);
    await client.invalidateQueries({ queryKey: participationQueries.all() });
    await find(client, 30);
    expect(asked.filter((url) => url === '/api/participations')).toHaveLength(2);
  });
});
