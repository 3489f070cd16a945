import type { Id } from '~/api/contract/id';
import { isHttpUrl } from '~/api/contract/requests';

/** Tells the affiliate network whose participation it is. */
const USER_PARAMETER = 'ws';

/** Sets one parameter of a query and leaves the rest as it was written, to the letter: partners sign their addresses. */
const withParameter = (search: string, name: string, value: string): string => {
  const own = `${name}=${encodeURIComponent(value)}`;
  const pairs = search.split('&').slice(search === '' ? 1 : 0);
  // After an ampersand, because a question mark at the very start would be taken for the one before the query.
  const isNamed = (pair: string) => new URLSearchParams(`&${pair}`).has(name);
  const first = pairs.findIndex(isNamed);
  if (first === -1) return [...pairs, own].join('&');
  return pairs.flatMap((pair, index) => (index === first ? [own] : isNamed(pair) ? [] : [pair])).join('&');
};

/**
 * The address of a mission for this user: the partner's deeplink with `ws`, in the place of one that is there already.
 * @returns `null` for an address that must never be opened: one that is not http or https
 */
export const missionUrl = (deeplink: string, userId: Id): string | null => {
  if (!isHttpUrl(deeplink)) return null;
  const url = new URL(deeplink);
  url.search = `?${withParameter(url.search.slice(1), USER_PARAMETER, String(userId))}`;
  return url.href;
};
