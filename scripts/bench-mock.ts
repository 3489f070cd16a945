import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import jsonServer from 'json-server';
import * as v from 'valibot';
import { hashPassword } from '../mock-server/host/node-environment';
import { stateLines } from '../mock-server/host/state-lines';
import { generateState } from '../mock-server/seed/generate-state';
import { knownAccounts } from '../mock-server/seed/generate-users';
import { createMockServer } from '../mock-server/server';
import { Session } from '../src/api/contract/strict/answers';

/* `npm run bench:mock`: requests per second at 1,000 to 100,000 rows, beside plain json-server in the same run. */

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '2' }, rows: { type: 'string', default: '1000,10000,100000' } },
});
const CONNECTIONS = 10;

interface Measure {
  what: string;
  path: string;
  method?: 'POST';
  token?: string;
  body?: string;
}

async function measure(origin: string, { path, method, token, body }: Measure): Promise<autocannon.Result> {
  return autocannon({
    url: `${origin}${path}`,
    method: method ?? 'GET',
    connections: CONNECTIONS,
    duration: Number(values.seconds),
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body,
  });
}

const none = 'no answer in time';

function print(server: string, what: string, { requests, latency, non2xx }: autocannon.Result): void {
  const cells = [
    server.padEnd(12),
    what.padEnd(34),
    ...(requests.total === 0
      ? [none]
      : [
          `${Math.round(requests.average)}/s`.padStart(9),
          `${latency.p50} ms`.padStart(9),
          `${latency.p97_5} ms`.padStart(9),
          `${latency.p99} ms`.padStart(9),
        ]),
    non2xx > 0 ? `  ${non2xx} refused` : '',
  ];
  console.log(cells.join(' '));
}

async function logIn(origin: string, account: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  return v.parse(Session, await response.json()).access_token;
}

async function benchMock(seed: string, folder: string): Promise<void> {
  const server = await createMockServer({ port: 0, data: join(folder, 'data'), seed, checksAnswers: false });
  const admin = await logIn(server.url, knownAccounts.admin);
  const camille = await logIn(server.url, knownAccounts.camille);
  const offer = JSON.stringify({ title: 'Mesure', country: 'QZ', deeplink: 'https://exemple.test/' });
  const measures: Measure[] = [
    { what: 'page of participations', path: '/api/admin/participations?page=3', token: admin },
    { what: 'page, filtered by status', path: '/api/admin/participations?page=3&status=approved', token: admin },
    { what: 'page in the middle of users', path: '/api/admin/users?page=20', token: admin },
    { what: 'users, searched', path: '/api/admin/users?search=elodie&validated=1', token: admin },
    { what: "user's own participations", path: '/api/participations?page=1', token: camille },
    { what: 'balance', path: '/api/get/user/sold', token: camille },
    { what: 'one offer', path: '/api/offers/1', token: camille },
    { what: 'write, on the disk', path: '/api/admin/offers', method: 'POST', token: admin, body: offer },
  ];
  for (const entry of measures) print('mock', entry.what, await measure(server.url, entry));
  await server.close();
}

async function benchJsonServer(state: ReturnType<typeof generateState>, folder: string): Promise<void> {
  const file = join(folder, 'plain.json');
  const { users, offers, participations } = state;
  writeFileSync(file, JSON.stringify({ users, offers, participations }));
  const app = jsonServer.create();
  app.use(jsonServer.bodyParser);
  app.use(jsonServer.router(file, { foreignKeySuffix: '__fk' }));
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const sorted = '_sort=created_at&_order=desc';
  const measures: Measure[] = [
    { what: 'page of participations', path: `/participations?_page=3&_limit=15&${sorted}` },
    { what: 'page, filtered by status', path: `/participations?_page=3&_limit=15&status=approved&${sorted}` },
    { what: 'users, searched', path: '/users?_page=1&_limit=15&q=elodie&validated=true' },
    { what: 'one offer', path: '/offers/1' },
    { what: 'write, not synced', path: '/offers', method: 'POST', body: '{"title":"Mesure","country":"QZ"}' },
  ];
  for (const entry of measures) print('json-server', entry.what, await measure(origin, entry));
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

const passwordHashes = {
  admin: await hashPassword(knownAccounts.admin.password),
  user: await hashPassword(knownAccounts.camille.password),
};
const folders: string[] = [];
for (const rows of values.rows.split(',').map(Number)) {
  const folder = mkdtempSync(join(tmpdir(), 'missio-bench-'));
  folders.push(folder);
  const state = generateState({ users: rows, offers: Math.max(60, rows / 100), participations: rows, passwordHashes });
  const seed = join(folder, 'seed.json');
  writeFileSync(seed, [...stateLines(state)].join(''));
  console.log(`\n${rows.toLocaleString('en')} users and participations`);
  const heads = ['requests', 'p50', 'p97.5', 'p99'].map((head) => head.padStart(9));
  console.log(['server'.padEnd(12), 'call'.padEnd(34), ...heads].join(' '));
  await benchMock(seed, folder);
  await benchJsonServer(state, folder);
}
// Last: json-server may still be writing for closed connections.
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
