import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/*
 * A page on the web can make a browser call this server: by a name that it points to 127.0.0.1 (DNS rebinding, seen
 * in Host), or by a form or script on its own site (seen in Origin). Only pages of this machine may.
 */

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

const hostnameOf = (authority: string): string | undefined => {
  const url = `http://${authority}`;
  return URL.canParse(url) ? new URL(url).hostname : undefined;
};

const isLoopbackName = (name: string | undefined): boolean =>
  name !== undefined && (loopbackNames.has(name) || name.endsWith('.localhost'));

const isLoopbackOrigin = (origin: string): boolean => URL.canParse(origin) && isLoopbackName(new URL(origin).hostname);

/** Whether a caller's address is this machine's own. */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');

/**
 * Why a call is refused, or nothing. When the server was told to listen beyond this machine, a Host that is an address
 * is let in as well: rebinding needs a name.
 */
export function foreignCall(headers: IncomingHttpHeaders, listensBeyond: boolean): string | undefined {
  const name = hostnameOf(headers.host ?? '');
  const isAddress = name !== undefined && isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  if (!isLoopbackName(name) && !(listensBeyond && isAddress)) return 'Hôte refusé.';
  const { origin } = headers;
  if (origin === undefined || isLoopbackOrigin(origin)) return undefined;
  if (listensBeyond && URL.canParse(origin) && new URL(origin).hostname === name) return undefined;
  return 'Origine refusée.';
}
