import { afterAll, beforeAll, expect, test } from 'vitest';
import { scenarioNames } from '../../mock-server/scenarios/scenarios';
import { testServer } from './support/test-server';

/* Each scenario begins from the sample data, whichever was in place. */

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const url = (path: string) => `${server.url}${path}`;

test.each(scenarioNames.filter((name) => !name.includes('dix-mille')))('%s holds together', async (name) => {
  const { account, session } = Object(await (await fetch(url(`/__mock/scenario/${name}`), { method: 'POST' })).json());
  expect(session === null).toBe(account === 'visiteur');
  await fetch(url('/__mock/faults'), { method: 'DELETE' });
  if (session === null) return;
  const headers = { authorization: `Bearer ${session.access_token}`, accept: 'application/json' };
  const paths = ['/api/me', '/api/offers', '/api/participations', '/api/get/user/sold'];
  const admin = ['/api/admin/users', '/api/admin/offers', '/api/admin/participations', '/api/admin/daisycon/settings'];
  for (const path of session.user.is_admin ? [...paths, ...admin] : paths) {
    expect((await fetch(url(path), { headers })).status).toBe(200);
  }
  expect([...server.log.answerViolations]).toEqual([]);
});
