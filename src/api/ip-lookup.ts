import * as v from 'valibot';
import { ipLookupUrl } from '~/lib/browser/ip-lookup-url';
import { COUNTRY_CODE } from './contract/country-code';

/** The time that the lookup has, its reading included. */
export const IP_LOOKUP_TIMEOUT_MS = 3000;

/** Other services add fields of their own; only this one counts. */
const LookupAnswer = v.object({
  country_code: v.pipe(v.string(), v.trim(), v.regex(COUNTRY_CODE), v.toUpperCase()),
});

/**
 * Asks the public IP service for the visitor's country. It is the one call that may leave the origin, so it carries nothing of ours:
 * no credentials, no token, no header of our own, no referrer.
 *
 * @returns the two letters of the country, in capitals
 * @throws when there is no usable answer within its time
 */
export const lookUpCountry = async (url = ipLookupUrl): Promise<string> => {
  const response = await fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(IP_LOOKUP_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`IP lookup: ${response.status}`);
  return v.parse(LookupAnswer, await response.json()).country_code;
};
