import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { contentTypes } from '../content-types';

export interface FolderServer {
  origin: string;
  close: () => void;
}

/** Storybook names what it builds after its content: a browser that has read it once need not ask, nor compile it, again. */
const NAMED_AFTER_CONTENT = `${sep}assets${sep}`;

/** Serves a folder as any static host would, on a free port of this machine alone. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const file = join(folder, path.endsWith(sep) ? `${path}index.html` : path);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
      ...(path.startsWith(NAMED_AFTER_CONTENT) ? { 'Cache-Control': 'max-age=31536000, immutable' } : {}),
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
