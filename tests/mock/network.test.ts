import { Cron } from 'croner';
import { describe, expect, test } from 'vitest';
import { nightlySchedule, syncAtNight } from '../../mock-server/backend/nightly';
import { mockBackend } from './support/mock-backend';

const settings = { publisher_id: '384721', username: 'missio', password: 'motdepasse-reseau' };

const configured = async (changes: Partial<typeof settings> = {}) => {
  const mock = mockBackend();
  const token = await mock.logIn('admin');
  await mock.send('POST /api/admin/daisycon/settings', { token, body: { ...settings, ...changes } });
  const post = (name: string) => mock.send(`POST /api/admin/daisycon/${name}`, { token });
  return { ...mock, token, post };
};

describe('the affiliate network', () => {
  test('without saved credentials test and synchronisation are refused, with a message', async () => {
    const { send, logIn } = mockBackend();
    const token = await logIn('admin');
    for (const name of ['test', 'sync']) {
      const answer = await send(`POST /api/admin/daisycon/${name}`, { token });
      expect(answer).toMatchObject({ status: 422, body: { message: expect.stringMatching(/./) } });
    }
  });

  test('refuses some passwords, and keeps none of them in clear', async () => {
    const { backend, post } = await configured({ password: 'Mauvais-mot' });
    expect((await post('test')).status).toBe(422);
    expect((await post('sync')).status).toBe(422);
    expect(JSON.stringify(backend.state.network)).not.toContain('"Mauvais-mot"');
  });

  test('moves opened participations, adds offers, and counts', async () => {
    const { backend, post, expectNoDefect } = await configured();
    const before = backend.state.participations.group('status', 'opened').length;
    const offers = backend.state.offers.size;
    expect((await post('sync')).status).toBe(200);
    const after = backend.state.participations.group('status', 'opened').length;
    expect(after).toBeLessThan(before);
    expect(after).toBeGreaterThan(0);
    expect(backend.state.offers.size).toBe(offers + 2);
    expect(backend.state.network.last_sync_count).toBe(backend.state.participations.size - after);
    expectNoDefect();
  });

  test('a second run soon after changes nothing', async () => {
    const { backend, post } = await configured();
    await post('sync');
    const first = backend.state.toData();
    await post('sync');
    expect(backend.state.toData()).toEqual(first);
  });

  test('tells the same story on every run', async () => {
    const [one, other] = [await configured(), await configured()];
    await Promise.all([one.post('sync'), other.post('sync')]);
    expect(one.backend.state.toData()).toEqual(other.backend.state.toData());
  });

  test('what an administrator deleted does not come back', async () => {
    const { backend, post, send, token } = await configured();
    await post('sync');
    const added = backend.state.offers.all().at(-1);
    await send(`DELETE /api/admin/offers/${added?.id}`, { token });
    await post('sync');
    expect(backend.state.offers.find('networkRef', added?.network_ref ?? '')).toBeUndefined();
  });
});

describe('the nightly run', () => {
  const { pattern, timezone } = nightlySchedule;
  const nextAfter = (date: string) =>
    new Cron(pattern, { timezone, paused: true }).nextRun(new Date(date))?.toISOString();

  test('comes at two in Paris, in winter and in summer', () => {
    expect(nextAfter('2026-01-10T12:00:00Z')).toBe('2026-01-11T01:00:00.000Z');
    expect(nextAfter('2026-07-10T12:00:00Z')).toBe('2026-07-11T00:00:00.000Z');
  });

  test('comes once in the nights when the clocks change', () => {
    const nights = (from: string, to: string) => {
      const runs: string[] = [];
      let next = nextAfter(from);
      while (next !== undefined && next < to) {
        runs.push(next);
        next = nextAfter(next);
      }
      return runs;
    };
    expect(nights('2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toHaveLength(1);
    expect(nights('2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z')).toHaveLength(1);
  });

  test('does nothing without credentials', async () => {
    const { backend, environment } = mockBackend();
    expect(syncAtNight(backend.state, environment)).toBeUndefined();
    const other = await configured();
    expect(syncAtNight(other.backend.state, other.environment)?.moved).toBeGreaterThan(0);
  });
});
