import { Cron } from 'croner';
import { describe, expect, test } from 'vitest';
import { networkCatalogue } from '../../mock-server/backend/network-catalogue';
import { nightlySchedule, syncAtNight } from '../../mock-server/backend/nightly-sync';
import type { StateData, StoredParticipation } from '../../mock-server/backend/rows';
import { mockBackend, smallState } from './support/mock-backend';

const settings = { publisher_id: '384721', username: 'missio', password: 'motdepasse-reseau' };

const ANONYMOUS_IP = /^(?:\d{1,3}\.){3}0$/;

const configured = async (changes: Partial<typeof settings> = {}, data: StateData = smallState()) => {
  const mock = mockBackend(data);
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

describe('what a synchronisation leaves behind', () => {
  /** Opened ones, clicked at `clicked_at`, and no other. */
  const openedAt = (clicked_at: string, changes: Partial<StoredParticipation> = {}): StateData => {
    const state = smallState();
    const participations = state.participations.map((row) => ({
      ...row,
      status: 'opened',
      created_at: clicked_at,
      clicked_at,
      updated_at: clicked_at,
      raw_data: null,
      ...changes,
    }));
    return { ...state, participations };
  };
  const statusesOf = ({ backend }: Awaited<ReturnType<typeof configured>>) =>
    backend.state.participations.all().map(({ status }) => status);

  test('its date and its count, which the settings tell, where there was none before', async () => {
    const { backend, environment, send, post, token } = await configured();
    const told = () => send('GET /api/admin/daisycon/settings', { token });
    const { publisher_id, username } = settings;
    const before = { settings: { publisher_id, username }, sync_info: { last_sync: null, last_sync_count: 0 } };
    expect(await told()).toMatchObject({ status: 200, body: before });

    environment.setNow(new Date('2026-03-15T10:11:12.900Z'));
    await post('sync');
    const judged = backend.state.participations.size - backend.state.participations.group('status', 'opened').length;
    const after = { last_sync: '2026-03-15T10:11:12Z', last_sync_count: judged };
    expect((await told()).body).toEqual({ settings: before.settings, sync_info: after });

    // Another password is another account of the network, not another past.
    await send('POST /api/admin/daisycon/settings', { token, body: { ...settings, username: 'autre' } });
    expect((await told()).body).toEqual({ settings: { publisher_id, username: 'autre' }, sync_info: after });
  });

  test('a sentence that counts what it changed', async () => {
    const { backend, post } = await configured();
    const [participations, offers] = [[...backend.state.participations.all()], [...backend.state.offers.all()]];
    const { body } = await post('sync');
    const { state } = backend;
    const moved = participations.filter(({ id, status }) => state.participations.get(id)?.status !== status).length;
    const updated = offers.filter(({ id, status }) => state.offers.get(id)?.status !== status).length;
    expect([moved, updated].every((count) => count > 1)).toBe(true);
    const opened = participations.filter(({ status }) => status === 'opened').length;
    const transactions = participations.length - opened + moved;
    expect(body).toEqual({
      message: [
        `Synchronisation réussie\u00A0: ${transactions} transactions`,
        `${moved} participations mises à jour`,
        `${updated} offres mises à jour`,
        '2 offres ajoutées.',
      ].join(', '),
    });
    expect((await post('sync')).body).toEqual({
      message: [
        `Synchronisation réussie\u00A0: ${transactions} transactions`,
        '0 participation mise à jour',
        '0 offre mise à jour',
        '0 offre ajoutée.',
      ].join(', '),
    });
  });

  test('the moment of the verdict, and the transaction that led to it, on the rows that moved alone', async () => {
    const clicked_at = '2026-03-01T08:00:00Z';
    const mock = await configured({}, openedAt(clicked_at));
    await mock.post('sync');
    const rows = mock.backend.state.participations.all();
    for (const row of rows) {
      if (row.status === 'opened') expect(row).toMatchObject({ updated_at: clicked_at, raw_data: null });
      else {
        const transaction = { date: Date.parse(clicked_at) / 1000, anonymous_ip: expect.stringMatching(ANONYMOUS_IP) };
        expect(row).toMatchObject({ clicked_at, updated_at: '2026-03-14T09:26:53Z', raw_data: { transaction } });
      }
    }
    // Some 45 and 15 in a hundred; the rest stays opened for ever.
    const inAHundred = (status: string) => (100 * rows.filter((row) => row.status === status).length) / rows.length;
    expect(Math.abs(inAHundred('approved') - 45)).toBeLessThan(10);
    expect(Math.abs(inAHundred('disapproved') - 15)).toBeLessThan(7);
  });

  test('the transaction that a participation had already', async () => {
    const raw_data = { transaction: { date: '1773480413' } };
    const mock = await configured({}, openedAt('2026-03-01T08:00:00Z', { raw_data }));
    await mock.post('sync');
    expect(statusesOf(mock)).toContain('approved');
    for (const row of mock.backend.state.participations.all()) expect(row.raw_data).toEqual(raw_data);
  });

  test('no verdict at the click, some a day later, all of them after three days, each counted', async () => {
    const mock = await configured({}, openedAt('2026-03-14T09:26:53Z'));
    const movedBy = async (date: string) => {
      mock.environment.setNow(new Date(date));
      // A session does not last half a year.
      const answer = await mock.send('POST /api/admin/daisycon/sync', { token: await mock.logIn('admin') });
      expect(answer.status).toBe(200);
      const moved = statusesOf(mock).filter((status) => status !== 'opened').length;
      expect(mock.backend.state.network.last_sync_count).toBe(moved);
      return moved;
    };
    expect(await movedBy('2026-03-14T09:26:53Z')).toBe(0);
    const first = await movedBy('2026-03-15T09:26:53Z');
    const all = await movedBy('2026-03-17T09:26:53Z');
    expect(first).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(first);
    expect(await movedBy('2026-09-14T09:26:53Z')).toBe(all);
  });

  test('two more offers a day, approved; others get another status; each pays one euro', async () => {
    const mock = await configured();
    const { offers } = mock.backend.state;
    const known = new Map(offers.all().map(({ id, status }) => [id, status]));
    const days = Array.from({ length: 15 }, (_, index) => `2026-03-${15 + index}`);
    for (const day of days) {
      mock.environment.setNow(new Date(`${day}T09:26:53Z`));
      expect((await mock.post('sync')).status).toBe(200);
      expect(offers.all().slice(-2)).toMatchObject([{ status: 'approved' }, { status: 'approved' }]);
    }
    const added = offers.all().filter(({ network_ref }) => network_ref !== undefined);
    expect(offers.size).toBe(known.size + added.length);
    expect(added.map(({ network_ref }) => network_ref)).toEqual(days.flatMap((day) => [`${day}-1`, `${day}-2`]));
    expect(new Set(added.map(({ title }) => title)).size).toBe(networkCatalogue.length);
    for (const { id, deeplink, created_at, network_ref, currency_code } of added) {
      expect(currency_code).toBe('EUR');
      expect(created_at).toBe(`${network_ref?.slice(0, 10)}T09:26:53Z`);
      expect(deeplink).toMatch(new RegExp(`^https://ds1\\.nl/c/\\?wi=${id}&si=[1-9]\\d{1,3}$`));
    }
    const updated = offers.all().filter(({ id, status }) => known.has(id) && status !== known.get(id));
    expect(new Set(updated.map(({ status }) => status))).toEqual(new Set(['approved', 'pending', 'disapproved']));
    expect(new Set(offers.all().map(({ commission }) => commission))).toEqual(new Set([1]));
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
