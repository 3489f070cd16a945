import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { FaultRequest } from '../../mock-server/backend/faults';
import { createBrowserHost } from '../../mock-server/browser-host';

/* What page stories run on: the same backend, in memory. */

const asClient = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };

describe('the host of the page stories', () => {
  const read = (host: ReturnType<typeof createBrowserHost>, path: string, signal?: AbortSignal) =>
    host.fetch(path, { headers: { ...asClient, authorization: `Bearer ${host.session?.access_token}` }, signal });

  test('has the scenario’s account signed in, and answers the contract’s calls', async () => {
    const host = createBrowserHost({ scenario: 'compte-en-attente' });
    expect(host.session?.user).toMatchObject({ email: 'attente@missio.test', validated: false });
    expect(await (await read(host, '/api/me')).json()).toEqual({ data: { user: host.session?.user } });
    expect((await read(host, '/api/offers?page=2')).status).toBe(200);
  });

  test('knows nobody for a visitor, who can log in', async () => {
    const host = createBrowserHost({ scenario: 'visiteur' });
    expect(host.session).toBeNull();
    const body = JSON.stringify({ email: 'camille@missio.test', password: 'motdepasse-user' });
    const response = await host.fetch(new URL('http://localhost/api/auth/login'), {
      method: 'POST',
      headers: { ...asClient, 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(200);
  });

  test('fails as the network would', async () => {
    await expect(read(createBrowserHost({ scenario: 'reseau-coupe' }), '/api/offers')).rejects.toThrow(TypeError);
    const truncated = await read(createBrowserHost({ scenario: 'reponse-tronquee' }), '/api/offers');
    await expect(truncated.json()).rejects.toThrow(SyntaxError);
  });

  test.for([204, 205, 304])('a fault may answer with %d, which has no body', async (status) => {
    const host = createBrowserHost({ scenario: 'visiteur' });
    host.backend.faults.arm(v.parse(FaultRequest, { path: '*', status }));
    const response = await read(host, '/api/location');
    expect([response.status, await response.text()]).toEqual([status, '']);
  });

  test('an answer that never comes can be given up', async () => {
    const host = createBrowserHost({ scenario: 'chargement' });
    const abort = new AbortController();
    const pending = read(host, '/api/participations', abort.signal);
    abort.abort();
    await expect(pending).rejects.toThrow('abort');
  });

  test('is the same at every start, to the last byte and date', async () => {
    const text = async () =>
      (await read(createBrowserHost({ scenario: 'textes-extremes' }), '/api/participations')).text();
    expect(await text()).toBe(await text());
    const host = createBrowserHost({ scenario: 'une-offre' });
    const { data } = Object(await (await read(host, '/api/offers')).json());
    const applied = await host.fetch(`/api/offers/${data[0].id}/apply`, {
      method: 'POST',
      headers: { ...asClient, authorization: `Bearer ${host.session?.access_token}` },
    });
    expect(applied.status).toBe(201);
    const rows = Object(await (await read(host, '/api/participations?per_page=1')).json());
    expect(rows.data[0].created_at).toBe('2026-03-14T09:26:53Z');
  });

  test('ten thousand pages are ten thousand pages', async () => {
    const host = createBrowserHost({ scenario: 'dix-mille-pages' });
    expect(await (await read(host, '/api/offers?page=10000')).json()).toMatchObject({ last_page: 10_000 });
  });
});
