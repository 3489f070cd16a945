import * as v from 'valibot';
import { parseUrl } from '../lib/browser/parse-url';

const Variables = v.object({ VITE_SITE_URL: v.optional(v.string()) });

/** The site's origin from the build variables, or `null`. */
export const parseSiteOrigin = (variables: unknown): string | null => {
  const { VITE_SITE_URL: site } = v.parse(Variables, variables);
  const url = parseUrl(site ?? '');
  // `localhost:4173` parses as a URL of scheme `localhost`.
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
};

export const siteOrigin = parseSiteOrigin(import.meta.env);
