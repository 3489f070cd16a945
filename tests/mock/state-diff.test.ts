import { expect, test } from 'vitest';
import { applyDiff, countRows, DanglingRow, diffState } from '../../mock-server/share/state-diff';
import { mockBackend, smallState } from './support/mock-backend';

/* What is other than in the sample data, and the sample data with it again. */

const base = smallState();

test('nothing differs from itself, whatever the order of the fields', () => {
  const [first, ...others] = base.users;
  const turned = first && Object.fromEntries(Object.entries(first).toReversed());
  const state = { ...base, users: [Object.assign({}, turned, first), ...others] };
  expect(countRows(diffState(base, state).rows)).toBe(0);
  expect(diffState(base, state)).not.toHaveProperty('network');
});

test('a day’s work goes over: changed, new and removed rows, the network’s settings', async () => {
  const mock = mockBackend(base);
  const token = await mock.logIn('admin');
  await mock.send('PATCH /api/admin/users/3/validate', { token });
  await mock.send('DELETE /api/admin/offers/2', { token });
  const settings = { publisher_id: '384721', username: 'editeur', password: 'bon-secret' };
  await mock.send('POST /api/admin/daisycon/settings', { token, body: settings });
  const after = mock.backend.state.toData();
  const diff = diffState(base, after);
  expect(diff.rows.users).toEqual({ put: [expect.objectContaining({ id: 3, validated: true })], remove: [] });
  expect(diff.rows.offers).toEqual({ put: [], remove: [2] });
  expect(JSON.stringify(diff)).not.toMatch(/hash|bon-secret|quick\$/);
  const opened = applyDiff(base, diff);
  for (const table of ['users', 'offers', 'removed_offers', 'participations'] as const) {
    expect(opened[table].toSorted((a, b) => a.id - b.id)).toEqual(after[table].toSorted((a, b) => a.id - b.id));
  }
  expect(opened.singletons.network).toMatchObject({ settings: { publisher_id: '384721', refused: false } });
  expect([opened.sessions, opened.mails]).toEqual([base.sessions, base.mails]);
});

test('a row that names what is not there is refused', () => {
  const { rows } = diffState(base, { ...base, users: base.users.filter(({ id }) => id !== 2) });
  expect(() => applyDiff(base, { rows })).toThrow(DanglingRow);
});
