/** Why an address cannot be that of a backend, in French, to be read after the option. */
export class UnusableTarget extends Error {}

/**
 * The address that paths of the contract are appended to, without a trailing slash or `/api`.
 * @throws {UnusableTarget}
 */
export function readTarget(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new UnusableTarget('attend une adresse en http ou https, comme https://api.example.org.');
  if (url.username !== '' || url.password !== '')
    throw new UnusableTarget('ne prend pas de mot de passe dans l’adresse, qui se lit dans la liste des processus.');
  if (url.search !== '' || url.hash !== '') throw new UnusableTarget('attend une adresse sans « ? » ni « # ».');
  return url.origin + url.pathname.replace(/\/+$/, '').replace(/\/api$/, '');
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/;

/** Whether the target is the server itself, which would ask itself without end. */
export function isOwnAddress(target: string, port: number): boolean {
  const { hostname, port: targetPort, protocol } = new URL(target);
  const usualPort = protocol === 'https:' ? 443 : 80;
  return LOOPBACK.test(hostname) && Number(targetPort || usualPort) === port;
}
