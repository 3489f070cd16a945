import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import findProcess from 'find-process';
import { afterEach, expect, it, vi } from 'vitest';
import { describeTakenPort, isPortFree } from '../../mock-server/host/taken-port.mjs';

let server: Server | undefined;
afterEach(() => {
  vi.unstubAllEnvs();
  server?.close();
});

const listenOn = async (host: string) => {
  server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

it('who has a port is named where the system tells, and not where it does not', async () => {
  const port = await listenOn('127.0.0.1');
  const [told] = await findProcess('port', port);
  const name = told ? ` par ${told.name} (processus ${process.pid})` : '';
  expect(await describeTakenPort(port)).toBe(
    `Le port ${port} est déjà pris${name} : arrêtez le programme qui l’occupe, ` +
      'ou choisissez un autre port avec --port.',
  );
  vi.stubEnv('PATH', '');
  expect(await describeTakenPort(port)).toContain(`Le port ${port} est déjà pris : `);
});

it('a port is free only if no address has it that localhost may mean', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address) ?? []);
  const second = addresses.includes('::1') ? '::1' : '127.0.0.2';
  const port = await listenOn(second);
  expect(await isPortFree(port, ['127.0.0.1'])).toBe(true);
  expect(await isPortFree(port, ['127.0.0.1', second])).toBe(false);
  server?.close();
  expect(await isPortFree(port)).toBe(true);
});
