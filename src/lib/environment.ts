import * as v from 'valibot';

/** A public service that answers `country_code` without a key: a production build that was told none still has a lookup. */
const PUBLIC_IP_LOOKUP_URL = 'https://ipapi.co/json/';
/** In development nothing leaves the machine: the same answer comes from the backend behind the proxy. */
const OWN_LOOKUP_PATH = '/api/location';

/** A variable that is set to nothing counts as absent. */
const text = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((value) => value || undefined),
  ),
);

const BuildVariables = v.object({ DEV: v.optional(v.boolean(), false), VITE_IP_LOOKUP_URL: text, VITE_SITE_URL: text });

/** What the build was told about the place that it will run in. */
export interface Environment {
  /** Where the registration screen asks for the visitor's country. */
  ipLookupUrl: string;
  /** `https://missio.example`, for canonical addresses and sharing; `null` when the build does not know it. */
  siteOrigin: string | null;
}

/** Reads the variables that Vite puts into the build. */
export const parseEnvironment = (variables: unknown): Environment => {
  const { DEV, VITE_IP_LOOKUP_URL, VITE_SITE_URL } = v.parse(BuildVariables, variables);
  return {
    ipLookupUrl: VITE_IP_LOOKUP_URL ?? (DEV ? OWN_LOOKUP_PATH : PUBLIC_IP_LOOKUP_URL),
    siteOrigin: VITE_SITE_URL && URL.canParse(VITE_SITE_URL) ? new URL(VITE_SITE_URL).origin : null,
  };
};

export const environment: Environment = parseEnvironment(import.meta.env);
