import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { preview } from 'vite';
import { MOCK_PORT } from '../../e2e/ports';
import { OwnMock } from '../../e2e/support/own-mock';
import { PAGE_RECORDER } from './page-recorder';

/** The partner's page, to which a mission leads; nothing leaves this machine. */
export const PARTNER_PATH = '/partenaire';
const PARTNER_PAGE = '<!doctype html><html lang="fr"><title>Partenaire</title><h1>Le site du partenaire</h1></html>';

/** The built site and its mock server, as the tests see them. */
export interface Site {
  origin: string;
  mock: OwnMock;
  /** Cut off, it answers nothing at all, as without a network. */
  setReachable: (isReachable: boolean) => void;
  close: () => Promise<void>;
}

/** The page with the recorder before all of its own scripts; everything else as it comes. */
const passOn = (answer: IncomingMessage, response: ServerResponse): void => {
  const { 'content-length': _length, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 500, headers);
  if (!headers['content-type']?.startsWith('text/html')) {
    answer.pipe(response);
    return;
  }
  const parts: Buffer[] = [];
  answer.on('data', (part: Buffer) => parts.push(part));
  answer.on('end', () => response.end(Buffer.concat(parts).toString().replace('<head>', `<head>${PAGE_RECORDER}`)));
};

/** Serves `dist/` as `npm run preview` does, through a server of our own that records errors and can be cut off. */
export const startSite = async (): Promise<Site> => {
  if (!existsSync('dist/app.html')) throw new Error('No production build: run `npm run build` first.');
  const mock = new OwnMock(MOCK_PORT);
  await mock.start();
  process.env.API_ORIGIN = mock.url;
  const built = await preview({ logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } });
  const builtAddress = built.httpServer.address();
  if (!builtAddress || typeof builtAddress === 'string') throw new Error('The preview has no port');
  let isReachable = true;
  const server = createServer((incoming, response) => {
    if (!isReachable) return incoming.destroy();
    if (incoming.url?.startsWith(PARTNER_PATH)) {
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PARTNER_PAGE);
    }
    const { 'accept-encoding': _encoding, ...headers } = incoming.headers;
    const { url: path, method } = incoming;
    const outgoing = request({ host: '127.0.0.1', port: builtAddress.port, path, method, headers }, (answer) =>
      passOn(answer, response),
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The site has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    mock,
    setReachable: (value) => {
      isReachable = value;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await built.close();
      await mock.close();
    },
  };
};
