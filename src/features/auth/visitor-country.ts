import * as v from 'valibot';
import { LocatedCountry } from '~/api/contract/entities';
import { DEFAULT_COUNTRY } from '~/api/contract/scalars';
import { loadOnce } from '~/lib/browser/deferred';
import { lookUpIp } from '~/lib/browser/ip-lookup';

const LookupAnswer = v.object({ country_code: LocatedCountry });

/** The visitor's country by IP. @throws when there is no usable answer in time */
export const lookUpCountry = async (url?: string): Promise<string> =>
  v.parse(LookupAnswer, await lookUpIp(url)).country_code;

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
