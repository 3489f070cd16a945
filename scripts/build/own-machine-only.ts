import type { ProxyOptions } from 'vite';
import { isLoopbackAddress } from '../../mock-server/host/origin-guard.ts';

/**
 * A proxy's `bypass` that lets calls of this machine alone through. What stands behind the proxy cannot tell: to it every call
 * comes from here.
 */
export const ownMachineOnly: ProxyOptions['bypass'] = (request, response) => {
  if (isLoopbackAddress(request.socket.remoteAddress ?? '')) return undefined;
  response?.writeHead(403, { 'Content-Type': 'application/json; charset=utf-8' });
  response?.end(JSON.stringify({ message: 'Réservé à cette machine.' }));
  // An address, so that the proxy does not go on; of a socket, which has no response, it is refused.
  return response ? request.url : false;
};
