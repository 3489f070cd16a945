import type { Request, RequestHandler, Response } from 'express';
import type { Backend, Outcome } from '../backend/backend';
import { readBody } from './read-body';

/** Passes calls to the backend and sends its answers. */
export const contractHandler =
  (backend: Backend): RequestHandler =>
  async (request, response, next) => {
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    try {
      const outcome = await backend.handle({
        method: request.method,
        path: pathOf(request.originalUrl),
        query: queryOf(request.originalUrl),
        headers: headersOf(request),
        body: await readBody(request),
        address: request.socket.remoteAddress ?? '',
        signal: gone.signal,
      });
      send(request, response, outcome);
    } catch (error) {
      if (!gone.signal.aborted) next(error);
    }
  };

function send(request: Request, response: Response, outcome: Outcome): void {
  if (outcome.kind === 'drop') {
    request.socket.destroy();
    return;
  }
  const { status, headers, body } = outcome.response;
  const bytes = Buffer.from(body, 'utf8');
  // A 204 has no body and no length (RFC 9110, 8.6).
  response.writeHead(status, status === 204 ? headers : { ...headers, 'content-length': bytes.length });
  if (outcome.kind === 'truncate') {
    // The length promised more: the browser sees a broken answer.
    response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => request.socket.destroy());
    return;
  }
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

const queryOf = (url: string): string => {
  const mark = url.indexOf('?');
  return mark === -1 ? '' : url.slice(mark);
};

const headersOf = (request: Request): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
