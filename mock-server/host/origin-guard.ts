import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/* Only pages of this machine may call: guards against DNS rebinding (Host) and foreign sites (Origin). */

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

const hostnameOf = (authority: string): string | undefined => {
  const url = `http://${authority}`;
  return URL.canParse(url) ? new URL(url).hostname : undefined;
};

const isLoopbackName = (name: string | undefined): boolean =>
  name !== undefined && (loopbackNames.has(name) || name.endsWith('.localhost'));

const isLoopbackOrigin = (origin: string): boolean => URL.canParse(origin) && isLoopbackName(new URL(origin).hostname);

export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');

/**
 * The reason to refuse, if any. A server that listens beyond this machine also accepts an IP as Host: rebinding needs
 * a name.
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
