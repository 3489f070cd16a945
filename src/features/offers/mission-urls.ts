import { type Id, isHttpUrl } from '~/api/contract/scalars';

/** Identifies the user to the affiliate network. */
const USER_PARAMETER = 'ws';

/** Sets one parameter and keeps the rest byte for byte: partners sign their URLs. */
const withParameter = (search: string, name: string, value: string): string => {
  const own = `${name}=${encodeURIComponent(value)}`;
  const pairs = search.split('&').slice(search === '' ? 1 : 0);
  // The ampersand keeps a leading question mark as part of the name.
  const isNamed = (pair: string) => new URLSearchParams(`&${pair}`).has(name);
  const first = pairs.findIndex(isNamed);
  if (first === -1) return [...pairs, own].join('&');
  return pairs.flatMap((pair, index) => (index === first ? [own] : isNamed(pair) ? [] : [pair])).join('&');
};

/** The partner's deeplink with the user's `ws`; `null` if it is not http(s), which must never open. */
export const missionUrl = (deeplink: string, userId: Id): string | null => {
  if (!isHttpUrl(deeplink)) return null;
  const url = new URL(deeplink);
  url.search = `?${withParameter(url.search.slice(1), USER_PARAMETER, String(userId))}`;
  return url.href;
};

/** `http://…` and `//…` are read as https; `null` for anything else, which the site's policy refuses. */
export const pictureUrl = (address: string | null | undefined): string | null => {
  try {
    const url = new URL((address ?? '').trim().replace(/^\/\//, 'https://'));
    if (url.protocol === 'http:') url.protocol = 'https:';
    return url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
};
