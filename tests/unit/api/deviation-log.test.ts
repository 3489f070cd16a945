import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/api-error';
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
    { call: 'GET /api/admin/users', field: 'total', came: 'string', expected: 'integer', isRead: true, times: 1 },
    {
      call: 'GET /api/admin/users',
      field: 'data.*.validated',
      came: 'number',
      expected: 'boolean',
      isRead: true,
      times: 3,
    },
  ]);
});

it('names each cause once where nothing could be read, and has it in the table as well', async () => {
  vi.useFakeTimers();
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'groupCollapsed').mockImplementation(() => undefined);
  const table = vi.spyOn(console, 'table').mockImplementation(() => undefined);
  const { logUnreadable } = await load();
  const missing = { field: 'data.user.id', came: 'missing', expected: 'integer' };
  logUnreadable(new ApiError('me', { kind: 'unreadable', status: 200 }), { json: {}, text: '{}' }, [missing, missing]);
  vi.runAllTimers();
  expect(error.mock.calls.flat()).toEqual([
    '[api] GET /api/me: unreadable 200 — data.user.id: missing, the contract says integer',
  ]);
  expect(table).toHaveBeenCalledExactlyOnceWith([{ call: 'GET /api/me', ...missing, isRead: false, times: 2 }]);
});

it('says once that the server answers by a page, and names each call that it answers so', async () => {
  vi.stubEnv('DEV', false);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { logUnreadable } = await load();
  const page = { json: undefined, text: '\n<!doctype html><title>Connexion</title>' };
  logUnreadable(new ApiError('me', { kind: 'unreadable', status: 200 }), page, []);
  logUnreadable(new ApiError('sold', { kind: 'unreadable', status: 502 }), page, []);
  logUnreadable(new ApiError('sold', { kind: 'unreadable', status: 200 }), { json: undefined, text: '{"sold"' }, []);
  expect(error.mock.calls.flat()).toEqual([
    '[api] Le serveur a répondu par une page\u00A0: GET /api/me',
    '[api] GET /api/me: unreadable 200 — (body): a page, the contract says object',
    '[api] GET /api/get/user/sold: unreadable 502 — (body): a page, the contract says object',
    '[api] GET /api/get/user/sold: unreadable 200 — (body): not JSON, the contract says object',
  ]);
});
