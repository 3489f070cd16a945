import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverMessages } from '../../mock-server/backend/server-messages';
import { testServer } from './support/test-server';

/* The input that the workbench accepts, and its messages about unreadable input. */

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const post = (path: string, body: string) => fetch(`${server.url}${path}`, { method: 'POST', body });

test('the page lets through the paths of faults that the server takes', async () => {
  const page = await (await fetch(`${server.url}/__mock/ui`)).text();
  const [, pattern = ''] = /name="path"[^>]* pattern="([^"]*)"/.exec(page) ?? [];
  // As a browser reads the attribute.
  const accepts = new RegExp(`^(?:${pattern})$`, 'v');
  for (const path of ['*', '/*', '/api', '/api/offers*', '/__mock', '', 'api', '**/offers']) {
    const { status } = await post('/__mock/faults', JSON.stringify({ path, status: 500 }));
    expect([path, accepts.test(path)]).toEqual([path, status === 201]);
  }
});

test.each([
  ['a body that is too large', '/__mock/faults', `"${'a'.repeat(1_200_000)}"`, 413, serverMessages.bodyTooLarge],
  ['a body that is no JSON', '/__mock/faults', '{', 400, serverMessages.malformedJson],
  ['a badly encoded path', '/__mock/snapshots/%E0%A4%A/restore', '{}', 400, serverMessages.unreadable],
])('%s gets its own sentence', async (_, path, body, status, message) => {
  const response = await post(path, body);
  expect([response.status, await response.json()]).toEqual([status, { message }]);
});
