import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { FaultRequest, Faults, garbageBody } from '../../mock-server/backend/faults';
import { mockBackend } from './support/mock-backend';

/* The failures that one arms to see what the app makes of them; `workbench.test.ts` has them on the wire. */

const DAY_MS = 24 * 60 * 60_000;

/** A backend with these failures waiting, first one first. */
const armed = (...requests: FaultRequest[]) => {
  const mock = mockBackend();
  for (const request of requests) mock.backend.faults.arm(v.parse(FaultRequest, request));
  return mock;
};

/** Which of these calls a fault of this method and path would strike. */
const struckOf = (fault: FaultRequest, lines: readonly string[]): string[] => {
  const request = v.parse(FaultRequest, fault);
  return lines.filter((line) => {
    const [method = '', path = '', query = ''] = line.split(/ |(?=\?)/);
    const faults = new Faults();
    faults.arm(request);
    return faults.take(method, path, query) !== undefined;
  });
};

describe('what may be asked for', () => {
  test.each<[string, FaultRequest, string]>([
    ['nothing but a path', { path: '/api/me' }, 'status'],
    ['a status', { path: '/api/me', status: 503 }, 'status'],
    ['a delay', { path: '/api/me', delay_ms: 60 }, 'delay'],
    ['no delay at all', { path: '/api/me', delay_ms: 0 }, 'delay'],
    ['a late status', { path: '/api/me', delay_ms: 60, status: 503 }, 'status'],
    ['a kind, whatever else is there', { path: '/api/me', delay_ms: 60, kind: 'drop' }, 'drop'],
  ])('%s is one of its kind, for any method, once', (_, request, kind) => {
    expect(v.parse(FaultRequest, request)).toMatchObject({ method: '*', times: 1, kind });
  });

  test.each<[Partial<FaultRequest>]>([
    [{ status: 200 }],
    [{ status: 599 }],
    [{ delay_ms: DAY_MS }],
    [{ times: 1_000 }],
    [{ method: '*' }],
    [{ path: '*' }],
    [{ path: '/*' }],
    [{ path: '*/users' }],
  ])('%j is taken', (change) => {
    expect(v.parse(FaultRequest, { path: '/api/me', ...change })).toMatchObject(change);
  });

  test('a method may be written small, with spaces around it', () => {
    expect(v.parse(FaultRequest, { method: ' get ', path: '/api/me' }).method).toBe('GET');
  });

  test.each([
    ['status', 199],
    ['status', 600],
    ['status', 500.5],
    ['status', '500'],
    ['delay_ms', -1],
    ['delay_ms', DAY_MS + 1],
    ['delay_ms', 0.5],
    ['times', 0],
    ['times', 1.5],
    ['kind', 'none'],
    ['method', ''],
    ['method', 'GE T'],
    ['method', 'GET*'],
    ['path', ''],
    ['path', 'api/me'],
    ['path', '/'],
    ['path', '/__mock/reset'],
    ['path', undefined],
    ['typo', 1],
  ])('%s: %j is refused, and named', (field, value) => {
    const { success, issues } = v.safeParse(FaultRequest, { path: '/api/me', [field]: value });
    expect(success).toBe(false);
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
  });
});

describe('what it strikes', () => {
  test('its method alone, or all of them', () => {
    const lines = ['GET /api/profile', 'PUT /api/profile'];
    expect(struckOf({ method: 'PUT', path: '/api/profile' }, lines)).toEqual(['PUT /api/profile']);
    expect(struckOf({ path: '/api/profile' }, lines)).toEqual(lines);
  });

  test.each([
    ['/api/offers', '/api/offers', true],
    ['/api/offers', '/api/offers/1', false],
    ['/api/offers', '/api/offer', false],
    ['/api/offers*', '/api/offers', true],
    ['/api/offers*', '/api/offers/1/apply', true],
    ['/api/offers*', '/api/admin/offers', false],
    ['*/offers', '/api/admin/offers', true],
    ['*/offers', '/api/admin/offers/1', false],
    ['/api/*/apply', '/api/offers/1/apply', true],
    ['/api/*/apply', '/api/apply', false],
    ['/api/*/apply', '/api//apply', true],
    ['/api/*admin*users*', '/api/admin/users', true],
    ['/api/*users*admin*', '/api/admin/users', false],
    // Neither end may be counted twice.
    ['/api/me*me', '/api/me', false],
    ['/api/a*b*b', '/api/ab', false],
    ['/api/a*b*b', '/api/abb', true],
    ['/api/a*bc*cd', '/api/abcd', false],
    ['/api/*xx*xx*', '/api/xxx', false],
    ['/api/*xx*xx*', '/api/xxxx', true],
    ['/api/**', '/api/', true],
    ['*', '/api/me', true],
    ['/api/(a+)+*', '/api/aaaa', false],
  ])('the path %s against %s: %s', (path, called, isStruck) => {
    expect(struckOf({ path }, [`GET ${called}`])).toHaveLength(isStruck ? 1 : 0);
  });

  test('a query only where the path asks for one', () => {
    const lines = ['GET /api/offers', 'GET /api/offers?page=1', 'GET /api/offers?page=2&per_page=5'];
    expect(struckOf({ path: '/api/offers' }, lines)).toEqual(lines);
    expect(struckOf({ path: '/api/offers?page=1' }, lines)).toEqual(lines.slice(1, 2));
    expect(struckOf({ path: '/api/offers?page=2*' }, lines)).toEqual(lines.slice(2));
    expect(struckOf({ path: '/api/offers?*' }, lines)).toEqual(lines.slice(1));
  });

  test('so many calls, and those that it spares do not count', () => {
    const faults = new Faults();
    faults.arm(v.parse(FaultRequest, { method: 'GET', path: '/api/me', times: 2 }));
    const isStruck = (method: string) => faults.take(method, '/api/me', '') !== undefined;
    expect(['PUT', 'GET', 'PUT', 'GET', 'GET'].map(isStruck)).toEqual([false, true, false, true, false]);
    expect(faults.list()).toEqual([]);
  });

  test('in the order in which they were armed, those without an end last, under ids of their own', () => {
    const faults = new Faults();
    const fault = v.parse(FaultRequest, { path: '/api/me' });
    expect(faults.arm(fault, null)).toMatchObject({ id: 1, remaining: null });
    expect(faults.arm(fault)).toMatchObject({ id: 2, remaining: 1 });
    expect(faults.arm({ ...fault, times: 2 })).toMatchObject({ id: 3, remaining: 2 });
    expect(faults.arm(fault, null)).toMatchObject({ id: 4, remaining: null });
    const struck = Array.from({ length: 5 }, () => faults.take('GET', '/api/me', '')?.id);
    expect(struck).toEqual([2, 3, 3, 1, 1]);
    expect(faults.list().map(({ id }) => id)).toEqual([1, 4]);
    faults.disarm();
    expect(faults.take('GET', '/api/me', '')).toBeUndefined();
  });
});

describe('how it fails', () => {
  const location = 'GET /api/location';

  test('a status: 500 and nothing said unless told otherwise', async () => {
    const { send, waits, expectNoDefect } = armed(
      { path: '/api/location' },
      { path: '/api/location', status: 404, body: { message: 'Non' } },
      { path: '/api/location', status: 422, body: null },
    );
    expect(await send(location)).toMatchObject({ status: 500, body: {} });
    expect(await send(location)).toMatchObject({ status: 404, body: { message: 'Non' } });
    expect(await send(location)).toMatchObject({ status: 422, body: null });
    expect(await send(location)).toMatchObject({ status: 200, body: { country_code: 'FR' } });
    expect(waits).toEqual([]);
    expectNoDefect();
  });

  test('a delay: the true answer, or the given status, but later', async () => {
    const { send, waits } = armed(
      { path: '/api/location', delay_ms: 1 },
      { path: '/api/location', delay_ms: 60, kind: 'delay', status: 503 },
      { path: '/api/location', delay_ms: 700, status: 401 },
    );
    expect((await send(location)).status).toBe(200);
    expect((await send(location)).status).toBe(503);
    expect((await send(location)).status).toBe(401);
    expect((await send(location)).status).toBe(200);
    expect(waits).toEqual([1, 60, 700]);
  });

  test('the delay of a fault comes on top of that of every answer', async () => {
    const { backend, send, waits } = mockBackend(undefined, { delayMs: 40 });
    backend.faults.arm(v.parse(FaultRequest, { path: '/api/location', delay_ms: 5 }));
    await send(location);
    await send(location);
    expect(waits).toEqual([45, 40]);
  });

  test.each<[NonNullable<FaultRequest['kind']>, number]>([
    ['status', 0],
    ['garbage', 0],
    ['drop', 0],
    ['truncate', 1],
    ['delay', 1],
  ])('%s: what was asked for is done %i times', async (kind, times) => {
    const { backend, environment, outcomeOf } = armed({ path: '/api/auth/*', kind, delay_ms: 1 });
    const body = { email: 'camille@missio.test' };
    await outcomeOf('POST /api/auth/forgot-password', { body });
    expect(environment.mails).toHaveLength(times);
    expect(backend.state.mails.size).toBe(times);
  });

  test('a cut line is no answer, and one that breaks off is the true one', async () => {
    const { outcomeOf, send, log } = armed(
      { path: '/api/location', kind: 'drop' },
      { path: '/api/location', kind: 'truncate' },
    );
    expect(await outcomeOf(location)).toEqual({ kind: 'drop' });
    const { status, headers, body } = await mockBackend().send(location);
    const response = { status, headers, body: JSON.stringify(body) };
    expect(await outcomeOf(location)).toEqual({ kind: 'truncate', response });
    expect(await outcomeOf(location)).toEqual({ kind: 'answer', response });
    expect(log.map((call) => call.status)).toEqual([0, 200, 200]);
    await expect(send(location)).resolves.toMatchObject({ status: 200 });
  });

  test('a fault that names its answer gives that, late or cut short', async () => {
    const body = { country_code: 'BE', country: 'Belgique', city: 'Namur' };
    const { outcomeOf, waits } = armed(
      { path: '/api/location', delay_ms: 30, body },
      { path: '/api/location', kind: 'truncate', status: 500, body: { message: 'Non' } },
    );
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
    const answer = (status: number, value: object) => ({ status, headers, body: JSON.stringify(value) });
    expect(await outcomeOf(location)).toEqual({ kind: 'answer', response: answer(200, body) });
    expect(waits).toEqual([30]);
    expect(await outcomeOf(location)).toEqual({ kind: 'truncate', response: answer(500, { message: 'Non' }) });
    expect(v.is(FaultRequest, { path: '*', kind: 'delay' })).toBe(false);
  });

  test('garbage is a page where JSON was promised, of the given status', async () => {
    const { outcomeOf, requestViolations, expectNoDefect } = armed(
      { path: '/api/location', kind: 'garbage' },
      { path: '/api/location', kind: 'garbage', status: 502 },
      { path: '/api/location', kind: 'garbage', body: 'pas du json' },
    );
    const page = (status: number, body: string) => ({
      kind: 'answer',
      response: { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body },
    });
    const proxyPage = garbageBody(v.parse(FaultRequest, { path: '*', kind: 'garbage' }));
    expect(proxyPage).toContain('<!doctype html>');
    expect(await outcomeOf(location)).toEqual(page(200, proxyPage));
    expect(await outcomeOf(location)).toEqual(page(502, proxyPage));
    expect(await outcomeOf(location)).toEqual(page(200, 'pas du json'));
    // Held against the fault, never against the mock's own answers.
    expect(requestViolations).toEqual(Array(3).fill('panne : ce n’est pas du JSON'));
    expectNoDefect();
  });
});
