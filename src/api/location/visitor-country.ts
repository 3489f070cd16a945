import * as v from 'valibot';
import { LOCATED_COUNTRY } from '~/api/contract/entities';
import { DEFAULT_COUNTRY } from '~/api/contract/scalars';
import { loadOnce } from '~/lib/browser/deferred';
import { ipLookupUrl } from '~/lib/browser/ip-lookup-url';

export const IP_LOOKUP_TIMEOUT_MS = 3000;

const LookupAnswer = v.object({
  country_code: v.pipe(v.string(), v.trim(), v.regex(LOCATED_COUNTRY), v.toUpperCase()),
});

/** The visitor's country by IP, without credentials or referrer. @throws when there is no usable answer in time */
export const lookUpCountry = async (url = ipLookupUrl): Promise<string> => {
  const response = await fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(IP_LOOKUP_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`IP lookup: ${response.status}`);
  return v.parse(LookupAnswer, await response.json()).country_code;
};

let found: string | null = null;

const lookUp = loadOnce(async () => {
  found = await lookUpCountry();
});

/** The country of a registration: the one found, else the default. */
export const visitorCountry = (): string => found ?? DEFAULT_COUNTRY;

/** Starts the lookup once; a failed one is retried at the next call. */
export const findVisitorCountry = (): void => {
  lookUp().catch((error: unknown) => {
    console.warn('[country]', error instanceof Error ? error.message : error);
  });
};
