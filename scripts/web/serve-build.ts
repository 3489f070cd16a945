import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import sirv from 'sirv';

export interface BuildServer {
  url: string;
  close: () => Promise<void>;
}

interface BuildServerOptions {
  /** Target of `/api`. */
  apiOrigin?: string;
  /** Extra documents by path, packed with brotli: the static pages of the comparison. */
  extraPages?: ReadonlyMap<string, Buffer>;
  folder?: string;
}

const proxy = (incoming: IncomingMessage, outgoing: ServerResponse, apiOrigin: string) => {
  const target = new URL(incoming.url ?? '/', apiOrigin);
  const forwarded = request(
    target,
    { method: incoming.method, headers: { ...incoming.headers, host: target.host } },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  forwarded.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(forwarded);
};

/** Serves a packed build like `deploy/` does, with the fallback to the shell. */
export const serveBuild = async ({
  apiOrigin,
  extraPages,
  folder = 'dist',
}: BuildServerOptions = {}): Promise<BuildServer> => {
  const serveFile = sirv(folder, {
    brotli: true,
    setHeaders: (response, path) =>
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });

  const server: Server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (apiOrigin && pathname.startsWith('/api/')) return proxy(incoming, outgoing, apiOrigin);
    const extra = extraPages?.get(pathname);
    if (extra) {
      return outgoing
        .writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Length': extra.length,
          'Cache-Control': 'no-cache',
          'Content-Encoding': 'br',
        })
        .end(extra);
    }
    return serveFile(incoming, outgoing, () => {
      incoming.url = '/app.html';
      if (pathname.startsWith('/assets/')) outgoing.writeHead(404).end();
      else serveFile(incoming, outgoing);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
