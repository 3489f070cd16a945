import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMockServer, type MockServer } from '../../mock-server/server';
import { calls } from '../../src/api/contract/calls';
import type { CheckContext } from './checks/contract-check';
import { contractChecks, openContext, runCheck } from './checks/run-checks';

/* The checks of `npm run contract`, made against the mock server. */

let folder: string;
let server: MockServer;
let context: CheckContext;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'missio-contract-'));
  server = await createMockServer({ port: 0, data: folder });
  const account = { email: 'admin@missio.test', password: 'motdepasse-admin' };
  context = await openContext({ url: server.url, ...account, write: true });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe.each(Object.entries(calls))('%s', (name) => {
  test.for(contractChecks.filter((check) => check.call === name))('$title', async (check) => {
    expect(await runCheck(check, context, true)).toMatchObject({ outcome: 'held', detail: '' });
  });
});

test('the mock never broke the contract in its own answers', () => {
  expect([...server.log.answerViolations]).toEqual([]);
});
