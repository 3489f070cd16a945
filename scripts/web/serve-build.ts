import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};

/** Compressed already. */
const packedTypes = new Set(['.woff2', '.png']);

export interface BuildServer {
  url: string;
  close: () => Promise<void>;
}

interface BuildServerOptions {
  /** Target of `/api`. */
  apiOrigin?: string;
  /** Extra documents by path: the static pages of the comparison. */
  extraPages?: ReadonlyMap<string, string>;
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

/** Serves a build like `deploy/` does, with brotli and the fallback to the shell. */
export const serveBuild = async ({
  apiOrigin,
  extraPages,
  folder = 'dist',
}: BuildServerOptions = {}): Promise<BuildServer> => {
  const compressed = new Map<string, Buffer>();

  const findFile = (path: string): string => {
    const page = join(folder, path === '/' ? 'index.html' : `${normalize(path)}.html`);
    if (existsSync(page)) return page;
    const file = join(folder, normalize(path));
    return extname(path) && existsSync(file) ? file : join(folder, 'app.html');
  };
  const send = (response: ServerResponse, key: string, type: string, read: () => Buffer) => {
    const isPacked = packedTypes.has(type);
    const body = compressed.get(key) ?? (isPacked ? read() : brotliCompressSync(read()));
    compressed.set(key, body);
    response.writeHead(200, {
      'Content-Type': contentTypes[type] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': key.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isPacked ? {} : { 'Content-Encoding': 'br' }),
    });
    response.end(body);
  };

  const server: Server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (apiOrigin && pathname.startsWith('/api/')) return proxy(incoming, outgoing, apiOrigin);
    const extra = extraPages?.get(pathname);
    if (extra !== undefined) return send(outgoing, pathname, '.html', () => Buffer.from(extra));
    const file = findFile(pathname);
    return send(outgoing, file, extname(file), () => readFileSync(file));
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
