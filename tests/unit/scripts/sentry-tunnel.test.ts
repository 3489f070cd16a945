import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Report } from '~/lib/browser/report-format';

/* The example of `docs/deploying.md`, in front of a server that keeps what Sentry would get. */

const taken: { path: string | undefined; lines: unknown[] }[] = [];
const sentry = createServer(async (request, response) => {
  const lines = (await text(request)).trim().split('\n');
  taken.push({ path: request.url, lines: lines.map((line): unknown => JSON.parse(line)) });
  response.end();
});
let tunnel: ChildProcess;
let url = '';
let printed = '';

beforeAll(async () => {
  await once(sentry.listen(0, '127.0.0.1'), 'listening');
  const address = sentry.address();
  const port = typeof address === 'object' ? address?.port : 0;
  tunnel = spawn(process.execPath, ['deploy/sentry-tunnel.mjs'], {
    env: { ...process.env, SENTRY_DSN: `http://key@127.0.0.1:${port}/prefix/42`, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  tunnel.stdout?.on('data', (chunk) => {
    printed += String(chunk);
  });
  url = await vi.waitFor(
    () => /http:\S+/.exec(printed)?.[0] ?? Promise.reject(new Error('It does not listen')),
    10_000,
  );
});
afterAll(() => {
  tunnel.kill();
  sentry.close();
});

const report: Report = {
  kind: 'boundary',
  build: 'start-AbCd1234.js',
  route: '/offers/$offerId',
  name: 'TypeError',
  message: 'a is undefined',
  stack: ['at f (https://missio.test/assets/x.js:1:9)', 'g@https://missio.test/assets/y.js:2:3'],
};
const send = (body: string) => fetch(url, { method: 'POST', body, headers: { 'User-Agent': 'Browser/1' } });

it('hands a report to Sentry as an event', async () => {
  expect((await send(JSON.stringify(report))).status).toBe(204);
  await expect.poll(() => taken).toHaveLength(1);
  expect(taken[0]).toEqual({
    path: '/prefix/api/42/envelope/',
    lines: [
      expect.objectContaining({
        dsn: expect.stringContaining('key@'),
        event_id: expect.stringMatching(/^[\da-f]{32}$/),
      }),
      { type: 'event' },
      expect.objectContaining({
        level: 'error',
        release: 'start-AbCd1234.js',
        transaction: '/offers/$offerId',
        tags: { kind: 'boundary' },
        exception: {
          values: [
            {
              type: 'TypeError',
              value: 'a is undefined',
              stacktrace: {
                frames: [
                  { function: 'g', filename: 'https://missio.test/assets/y.js', lineno: 2, colno: 3 },
                  { function: 'f', filename: 'https://missio.test/assets/x.js', lineno: 1, colno: 9 },
                ],
              },
            },
          ],
        },
        request: { headers: { 'User-Agent': 'Browser/1' } },
      }),
    ],
  });
});

it('prints a measure, refuses what is no report, and goes on', async () => {
  const before = taken.length;
  for (const body of ['', '{', 'null', '{"kind":"error"}', `"${'a'.repeat(1_000_000)}"`]) {
    expect((await send(body)).status).toBe(400);
  }
  expect((await fetch(url)).status).toBe(400);
  expect((await send(JSON.stringify({ ...report, kind: 'vital', name: 'LCP', value: 812 }))).status).toBe(204);
  await expect.poll(() => printed).toContain('"name":"LCP"');
  expect(taken).toHaveLength(before);
});
