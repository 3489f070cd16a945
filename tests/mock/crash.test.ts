import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { buildProgram } from '../unit/support/build-program';

/* The server is killed in the middle of its writes: what it acknowledged is there afterwards. */

/** `CRASH_KILLS=50 npm run test:unit -- crash` tries longer. */
const KILLS = Number(process.env.CRASH_KILLS ?? 10);
const WRITERS = 6;
/** Two servers at a time, each with its own folder. */
const STRANDS = 2;

const Saved = v.object({ data: v.object({ id: v.number() }) });
const Page = v.object({ data: v.array(v.object({ id: v.number(), title: v.string() })), last_page: v.number() });
const Login = v.object({ access_token: v.string() });

const script = await buildProgram('tests/mock/support/crash-server.ts');

/** Whatever fails, no server outlives the test. */
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

interface Running {
  child: ChildProcess;
  send: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

async function start(folder: string, token: () => string): Promise<Running> {
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    child,
    send: async (method, path, body) => {
      const response = await fetch(`${String(url)}${path}`, {
        method,
        headers: { authorization: `Bearer ${token()}`, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      expect(response.ok).toBe(true);
      return response.json();
    },
  };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Writes with several callers at once, and kills the server at the `deadline`-th acknowledgement. */
async function writeUntilKilled(
  { child, send }: Running,
  kept: Map<number, string>,
  removed: Set<number>,
  deadline: number,
) {
  let acknowledged = 0;
  let dead: Promise<void> | undefined;
  const acknowledge = () => {
    acknowledged += 1;
    if (acknowledged === deadline) dead = kill(child);
  };
  const writer = async (name: number) => {
    for (let turn = 0; dead === undefined; turn += 1) {
      const title = `Essai ${name}-${turn}-${kept.size}`;
      const { data } = v.parse(
        Saved,
        await send('POST', '/api/admin/offers', { title, country: 'QZ', deeplink: 'https://exemple.test/' }),
      );
      expect(kept.has(data.id) || removed.has(data.id)).toBe(false);
      kept.set(data.id, title);
      acknowledge();
      if (turn % 3 !== 2) continue;
      // From here on, whether it is there is unknown until the deletion is acknowledged.
      kept.delete(data.id);
      await send('DELETE', `/api/admin/offers/${data.id}`);
      removed.add(data.id);
      acknowledge();
    }
  };
  await Promise.allSettled(Array.from({ length: WRITERS }, (_, name) => writer(name)));
  await (dead ?? kill(child));
}

async function expectAll({ send }: Running, kept: Map<number, string>, removed: Set<number>) {
  const found = new Map<number, string>();
  let last = 1;
  for (let page = 1; page <= last; page += 1) {
    const read = v.parse(Page, await send('GET', `/api/admin/offers?country=QZ&per_page=100&page=${page}`));
    for (const { id, title } of read.data) found.set(id, title);
    last = read.last_page;
  }
  expect([...kept].filter(([id, title]) => found.get(id) !== title)).toEqual([]);
  expect([...removed].filter((id) => found.has(id))).toEqual([]);
}

async function crashAgainAndAgain(kills: number, seed: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'missio-crash-'));
  const kept = new Map<number, string>();
  const removed = new Set<number>();
  let token = '';
  for (let round = 0; round <= kills; round += 1) {
    const running = await start(folder, () => token);
    if (token === '') {
      const account = { email: 'admin@missio.test', password: 'motdepasse-admin' };
      token = v.parse(Login, await running.send('POST', '/api/auth/login', account)).access_token;
    }
    await expectAll(running, kept, removed);
    if (round < kills) await writeUntilKilled(running, kept, removed, 1 + ((round * 7 + seed * 3) % 29));
    else await kill(running.child);
  }
  expect(kept.size).toBeGreaterThan(kills);
  await rm(folder, { recursive: true });
}

test(`${KILLS} kills lose nothing that was acknowledged, and no id is given twice`, async () => {
  await Promise.all(Array.from({ length: STRANDS }, (_, strand) => crashAgainAndAgain(KILLS / STRANDS, strand)));
});
