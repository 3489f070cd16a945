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
