import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readUsers } from '~/api/contract/readers';
import { sampleUser } from '../support/samples';

const rows = [1, 2, 3].map((id) => ({ ...sampleUser(), id, validated: 1 }));
const { deviations } = readUsers({ data: rows, current_page: 1, last_page: 1, total: '3', per_page: 15 });
const load = () => import('~/api/deviation-log');

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('warns in production once per call and field, by types and never by values', async () => {
  vi.stubEnv('DEV', false);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { logDeviations } = await load();
  logDeviations('adminListUsers', deviations);
  logDeviations('adminListUsers', deviations);
  expect(warn.mock.calls.flat()).toEqual([
    '[api] GET /api/admin/users — total: string, the contract says integer',
    '[api] GET /api/admin/users — data.*.validated: number, the contract says boolean',
  ]);
});

it('shows in development one table with how often each came', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'groupCollapsed').mockImplementation(() => undefined);
  const table = vi.spyOn(console, 'table').mockImplementation(() => undefined);
  const { logDeviations } = await load();
  logDeviations('adminListUsers', deviations);
  vi.runAllTimers();
  expect(table).toHaveBeenCalledExactlyOnceWith([
    { call: 'GET /api/admin/users', field: 'total', came: 'string', expected: 'integer', times: 1 },
    { call: 'GET /api/admin/users', field: 'data.*.validated', came: 'number', expected: 'boolean', times: 3 },
  ]);
});

it('names each cause once where nothing could be read', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { logUnreadable } = await load();
  const missing = { field: 'data.*.id', came: 'missing', expected: 'integer' };
  logUnreadable('GET /api/offers: unreadable 200', {}, [missing, missing]);
  expect(error.mock.calls.flat()).toEqual([
    '[api] GET /api/offers: unreadable 200 — data.*.id: missing, the contract says integer',
  ]);
});
