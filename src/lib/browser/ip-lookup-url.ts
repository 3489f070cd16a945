import * as v from 'valibot';

/** A public service that answers `country_code` without a key: a production build that was told none still has a lookup. */
const PUBLIC_IP_LOOKUP_URL = 'https://ipapi.co/json/';
/** In development nothing leaves the machine: the same answer comes from the backend behind the proxy. */
const OWN_LOOKUP_PATH = '/api/location';

const Variables = v.object({
  DEV: v.optional(v.boolean(), false),
  VITE_IP_LOOKUP_URL: v.optional(v.pipe(v.string(), v.trim())),
});

/** Where the registration screen asks for the visitor's country, out of the variables that Vite puts into the build; one that is set to nothing counts as absent. */
export const parseIpLookupUrl = (variables: unknown): string => {
  const { DEV, VITE_IP_LOOKUP_URL } = v.parse(Variables, variables);
  return VITE_IP_LOOKUP_URL || (DEV ? OWN_LOOKUP_PATH : PUBLIC_IP_LOOKUP_URL);
};

export const ipLookupUrl = parseIpLookupUrl(import.meta.env);
