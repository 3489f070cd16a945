import { createServer } from 'node:http';
import { gate } from './gate';

/**
 * Serves the same site, with each page in two pieces, as a network may deliver it.
 * @param cut where the second piece begins, which stays away until `sendRest` is called
 */
export const serveInTwoPieces = async (origin: string, cut: RegExp) => {
  const { open, opened } = gate();
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin), {
      headers: { accept: request.headers.accept ?? '*/*' },
    });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const at = html.search(cut);
    if (at < 0) return response.destroy(new Error(`${cut.source} not found`));
    response.write(html.slice(0, at));
    await opened;
    return response.end(html.slice(at));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    sendRest: open,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
};
