import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { loadConfigFromFile } from 'vite';
import { describe, expect, it } from 'vitest';

/** What comes of a call to the mock's own paths, through the proxy of `npm run dev` or of `npm run preview`. */
const callFrom = async (remoteAddress: string, by: 'server' | 'preview') => {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts');
  const proxy = loaded?.config[by]?.proxy?.['^/__mock(?:$|[/?])'];
  if (typeof proxy !== 'object') throw new Error(`${by} hands /__mock to nobody`);
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  request.url = '/__mock/outbox';
  const response = new ServerResponse(request);
  const bypassed = await proxy.bypass?.(request, response, proxy);
  return { isHandedOn: bypassed === undefined, isAnswered: response.writableEnded, status: response.statusCode };
};

describe.each(['server', 'preview'] as const)('the calls of the mock server itself, through Vite’s %s', (by) => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('go on when they come from %s', async (address) => {
    expect(await callFrom(address, by)).toMatchObject({ isHandedOn: true, isAnswered: false });
  });

  it.each(['192.168.1.7', '::ffff:10.0.0.2', '2001:db8::1'])('are refused when they come from %s', async (address) => {
    expect(await callFrom(address, by)).toEqual({ isHandedOn: false, isAnswered: true, status: 403 });
  });
});
