import type { ProxyOptions } from 'vite';
import { isLoopbackAddress } from '../../mock-server/host/origin-guard.ts';

/** A proxy `bypass` for calls from this machine only: behind the proxy every call seems local. */
export const localhostOnly: ProxyOptions['bypass'] = (request, response) => {
  if (isLoopbackAddress(request.socket.remoteAddress ?? '')) return undefined;
  response?.writeHead(403, { 'Content-Type': 'application/json; charset=utf-8' });
  response?.end(JSON.stringify({ message: 'Réservé à cette machine.' }));
  // Returning a path ends the proxying; a socket has no response and is refused.
  return response ? request.url : false;
};
