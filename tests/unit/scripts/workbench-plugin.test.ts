import { createServer } from 'node:http';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { clientCalls } from '~/api/contract/client-calls';
import { FaultRequest } from '../../../mock-server/backend/faults';
import { isAccount } from '../../../mock-server/scenarios/scenario';
import { accounts, calls, faults } from '../../../scripts/workbench/panel-choices';
import { workbench } from '../../../scripts/workbench/workbench-plugin';
import { testServer } from '../../mock/support/test-server';

let close = async () => {};
afterEach(() => close());

/** What the plugin adds to a page of the development server, in front of the given backend. */
const added = async (apiOrigin: string, path = '/index.html'): Promise<unknown> => {
  const { transformIndexHtml } = workbench(apiOrigin);
  if (typeof transformIndexHtml !== 'function') throw new Error('The plugin has another form');
  return Reflect.apply(transformIndexHtml, {}, ['', { path, filename: path }]);
};

const otherBackend = async (status: number, body: string) => {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = async () => void server.close();
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};

describe('the workbench on the page', () => {
  it('is there in front of the mock, on pages of the app alone', async () => {
    const server = await testServer();
    close = server.close;
    expect(await added(server.url)).toEqual([expect.objectContaining({ tag: 'script' })]);
    expect(await added(server.url, '/iframe.html')).toBeUndefined();
  });

  it.each([
    [404, '{"message":"Not Found"}'],
    [200, '{"status":"ok"}'],
    [200, '<!doctype html>'],
  ])('is not there in front of a backend that answers %i %s', async (status, body) => {
    expect(await added(await otherBackend(status, body))).toBeUndefined();
  });

  it('is not there without a backend', async () => {
    expect(await added('http://127.0.0.1:9')).toBeUndefined();
  });

  it('offers the accounts, the calls and the faults that the mock knows', () => {
    expect(Object.keys(accounts).filter((name) => !isAccount(name))).toEqual([]);
    expect(Object.keys(calls)).toEqual(Object.keys(clientCalls));
    const armed = Object.values(calls).flatMap(({ method, path }) =>
      Object.values(faults).map(({ fault }) => v.safeParse(FaultRequest, { method, path, times: 1, ...fault }).success),
    );
    expect(new Set(armed)).toEqual(new Set([true]));
  });
});
