import {
  focusManager,
  onlineManager,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clientCalls } from '~/api/contract/client-calls';
import { locationQueries, lookUpLocation, lookUpOffersCountry } from '~/api/queries/location';
import { offerQueries } from '~/api/queries/offers';
import { createQueryClient } from '~/app/query-client';
import { toastStore } from '~/design-system/feedback/notify';

const swiss = { country_code: 'CH', country: 'Suisse', city: 'Genève' };
const belgian = { pays: 'BE' };

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchMock.mockReset();
});

const toasts = () => toastStore.read().map(({ message }) => message);
const look = (client: QueryClient) => new QueryObserver(client, locationQueries.current()).subscribe(() => {});

describe('the country of the offers', () => {
  it.each([
    [swiss, 'BE', 'CH'],
    [{ ...swiss, country_code: 'ch' }, 'BE', 'CH'],
    [null, 'be', 'BE'],
    [null, '', 'FR'],
    [null, null, 'FR'],
    [null, undefined, 'FR'],
    [null, 'Belgique', 'FR'],
  ])('lookup %j and account %s give %s', async (location, pays, country) => {
    fetchMock.mockImplementation(async () => Response.json(location ?? {}, { status: location ? 200 : 500 }));
    expect(await lookUpOffersCountry(createQueryClient(), { pays })).toBe(country);
  });
});

describe('the lookup', () => {
  it('is made once per session, whatever it says', async () => {
    fetchMock.mockImplementation(async () => Response.json(swiss));
    const client = createQueryClient();
    look(client);
    expect(await lookUpOffersCountry(client, belgian)).toBe('CH');
    expect(await lookUpOffersCountry(client, belgian)).toBe('CH');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([]);
  });

  it.each([
    { ...swiss, city: null },
    { country_code: 'CH', country: 'Suisse' },
  ])('needs no city: %j', async (answer) => {
    fetchMock.mockImplementation(async () => Response.json(answer));
    const client = createQueryClient();
    look(client);
    expect(await lookUpOffersCountry(client, belgian)).toBe('CH');
    expect(toasts()).toEqual([]);
  });

  it.each<[string, () => Promise<Response>]>([
    ['a refusal', async () => Response.json({}, { status: 500 })],
    ['an unreadable answer', async () => new Response('<html>')],
    ['an unknown country', async () => Response.json({ ...swiss, country_code: 'XX' })],
    ['a country without its code', async () => Response.json({ ...swiss, country_code: 'Suisse' })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is told once and not asked again', async (_, answer) => {
    fetchMock.mockImplementation(answer);
    const client = createQueryClient();
    client.mount();
    onTestFinished(() => client.unmount());
    const leave = look(client);
    expect(await lookUpOffersCountry(client, belgian)).toBe('BE');
    expect(await lookUpOffersCountry(client, belgian)).toBe('BE');
    leave();
    look(client);
    for (const isThere of [false, true]) {
      focusManager.setFocused(isThere);
      onlineManager.setOnline(isThere);
    }
    expect(await lookUpLocation(client)).toBeNull();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([clientCalls.location.failure]);
  });

  it('that failed for a page that nobody has opened is told when one is', async () => {
    fetchMock.mockImplementation(async () => Response.json({}, { status: 500 }));
    const client = createQueryClient();
    expect(await lookUpOffersCountry(client, belgian)).toBe('BE');
    expect(toasts()).toEqual([]);
    const leave = look(client);
    expect(toasts()).toEqual([clientCalls.location.failure]);
    leave();
    look(client);
    expect(toasts()).toEqual([clientCalls.location.failure]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('says and sends nothing in the next session for a lookup of the last one', async () => {
    let fail = (_: Error) => {};
    fetchMock.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
    const client = createQueryClient();
    const offers = client.prefetchQuery(offerQueries.page(1, belgian));
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled());
    client.clear();
    fail(new TypeError('Failed to fetch'));
    await offers;
    look(client);
    expect(toasts()).toEqual([]);
    await vi.waitFor(() =>
      expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/api/location', '/api/location']),
    );
  });
});

/** As a screen does: its first drawing, then the answers, then the drawing is committed. */
const readWhileDrawing = async <TData, TKey extends QueryKey>(
  options: QueryObserverOptions<TData, Error, TData, TData, TKey> & { queryKey: TKey },
) => {
  const client = createQueryClient();
  const observer = new QueryObserver(client, options);
  const reading = client.prefetchQuery({ queryKey: options.queryKey, queryFn: options.queryFn });
  expect(observer.getOptimisticResult(client.defaultQueryOptions(options)).isLoading).toBe(true);
  await reading;
  observer.subscribe(() => {});
  observer.setOptions(client.defaultQueryOptions(options));
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  expect(client.isFetching()).toBe(0);
};

it.each([
  ['the list', () => readWhileDrawing(offerQueries.page(1, belgian))],
  ['a mission', () => readWhileDrawing(offerQueries.detail(7, belgian))],
])('%s is asked once when both the country and its failure come while React draws', async (_, read) => {
  fetchMock.mockImplementation(async (url) =>
    url === '/api/location' ? Response.json(swiss) : Response.json({}, { status: 500 }),
  );
  await read();
  const sent = fetchMock.mock.calls.filter(([url]) => url !== '/api/location');
  expect(sent.map(([, request]) => new Headers(request?.headers).get('X-Country'))).toEqual(['CH']);
});
