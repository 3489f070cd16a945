import * as v from 'valibot';

const PUBLIC_IP_LOOKUP_URL = 'https://ipapi.co/json/';
const OWN_LOOKUP_PATH = '/api/location';

const Variables = v.object({
  DEV: v.optional(v.boolean(), false),
  VITE_IP_LOOKUP_URL: v.optional(v.pipe(v.string(), v.trim())),
});

/** Reads the build variables; an empty one counts as absent. */
export const parseIpLookupUrl = (variables: unknown): string => {
  const { DEV, VITE_IP_LOOKUP_URL } = v.parse(Variables, variables);
  return VITE_IP_LOOKUP_URL || (DEV ? OWN_LOOKUP_PATH : PUBLIC_IP_LOOKUP_URL);
};

export const ipLookupUrl = parseIpLookupUrl(import.meta.env);

export const IP_LOOKUP_TIMEOUT_MS = 3000;

/** The service's JSON about the visitor, without credentials or referrer. @throws when there is no answer in time */
export const lookUpIp = async (url = ipLookupUrl): Promise<unknown> => {
  const response = await fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(IP_LOOKUP_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`IP lookup: ${response.status}`);
  return response.json();
};
