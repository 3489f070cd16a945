import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locationQueries, offersCountry, onLocationFailure, prefetchWithCountry } from '~/api/queries/location';

const swiss = { country_code: 'CH', country: 'Suisse', city: 'Genève' };

describe('the country of the offers', () => {
  it.each([
    [swiss, 'BE', 'CH'],
    [{ ...swiss, country_code: 'ch' }, 'BE', 'CH'],
    [null, 'be', 'BE'],
    [null, '', 'FR'],
    [null, null, 'FR'],
    [null, undefined, 'FR'],
    [null, 'Belgique', 'FR'],
  ])('lookup %j and account %s give %s', (location, pays, country) => {
    expect(offersCountry(location, { pays })).toBe(country);
  });
});

describe('the lookup', () => {
  const fetchMock = vi.fn<typeof fetch>();
  const listener = vi.fn();
  let stop = () => {};

  beforeEach(() => {
    vi.stubGlobal('fetch', fetchMock);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    stop = onLocationFailure(listener);
  });

  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    fetchMock.mockReset();
    listener.mockReset();
  });

  const look = (client: QueryClient) => new QueryObserver(client, locationQueries.current()).subscribe(() => {});

  const visit = async (client: QueryClient) => {
    let seen: string | undefined;
    await prefetchWithCountry(client, { pays: 'BE' }, async (country) => {
      seen = country;
    });
    return seen;
  };

  it('is made once per session, whatever it says', async () => {
    fetchMock.mockImplementation(async () => Response.json(swiss));
    const client = new QueryClient();
    expect(await visit(client)).toBe('CH');
    expect(await visit(client)).toBe('CH');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(listener).not.toHaveBeenCalled();
  });

  it.each([
    { ...swiss, city: null },
    { country_code: 'CH', country: 'Suisse' },
  ])('needs no city: %j', async (answer) => {
    fetchMock.mockImplementation(async () => Response.json(answer));
    const client = new QueryClient();
    look(client);
    expect(await visit(client)).toBe('CH');
    expect(listener).not.toHaveBeenCalled();
  });

  it.each<[string, () => Promise<Response>]>([
    ['a refusal', async () => Response.json({}, { status: 500 })],
    ['an unreadable answer', async () => new Response('<html>')],
    ['a country without its code', async () => Response.json({ ...swiss, country_code: 'Suisse' })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is told once and not asked again', async (_, answer) => {
    fetchMock.mockImplementation(answer);
    const client = new QueryClient();
    look(client);
    expect(await visit(client)).toBe('BE');
    expect(await visit(client)).toBe('BE');
    expect(await client.fetchQuery(locationQueries.current())).toBeNull();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('that failed for a page that nobody has opened is told when one is', async () => {
    fetchMock.mockImplementation(async () => Response.json({}, { status: 500 }));
    const client = new QueryClient();
    expect(await visit(client)).toBe('BE');
    expect(listener).not.toHaveBeenCalled();
    const leave = look(client);
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    look(client);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('starts what waits for it at once when it is known', async () => {
    fetchMock.mockImplementation(async () => Response.json({}, { status: 500 }));
    const client = new QueryClient();
    await visit(client);
    const prefetch = vi.fn(async () => undefined);
    void prefetchWithCountry(client, { pays: 'BE' }, prefetch);
    expect(prefetch).toHaveBeenCalledWith('BE');
  });

  it('says nothing to the next session about a lookup of the last one', async () => {
    let fail = (_: Error) => {};
    fetchMock.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
    const client = new QueryClient();
    const visited = visit(client);
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled());
    client.clear();
    fail(new TypeError('Failed to fetch'));
    expect(await visited).toBeUndefined();
    expect(listener).not.toHaveBeenCalled();
  });
});
