import * as v from 'valibot';

const Variables = v.object({ VITE_SITE_URL: v.optional(v.string()) });

/** `https://missio.example` out of the variables that Vite puts into the build, for canonical addresses and sharing; `null` when the build does not know it. */
export const parseSiteOrigin = (variables: unknown): string | null => {
  const { VITE_SITE_URL: site } = v.parse(Variables, variables);
  const url = site && URL.canParse(site) ? new URL(site) : null;
  // « localhost:4173 » is an address too, of the scheme « localhost ».
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
};

/** Where the build was told that it will run. In a file of its own, as every public page needs it. */
export const siteOrigin = parseSiteOrigin(import.meta.env);
