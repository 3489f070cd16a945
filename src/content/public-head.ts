import * as v from 'valibot';
import { once } from '~/lib/browser/deferred';
import { pageTitle } from './brand';

const Variables = v.object({ VITE_SITE_URL: v.optional(v.string()) });

const parseUrl = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};

export const parseSiteOrigin = (variables: unknown): string | null => {
  const { VITE_SITE_URL: site } = v.parse(Variables, variables);
  const url = site ? parseUrl(site) : null;
  // `localhost:4173` parses as a URL of scheme `localhost`.
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
};

const readSiteOrigin = once(() => parseSiteOrigin(import.meta.env));

export interface PublicPage {
  title: string;
  /** Replaces the title in link previews. */
  promise?: string;
  description: string;
  path: string;
  isUnlisted?: boolean;
}

const SHARED_PICTURE = '/partage.png';

/** Title and metadata of a public page. Canonical and sharing addresses are absolute, so they need `VITE_SITE_URL`. */
export const publicHead = (
  { title, promise, description, path, isUnlisted = false }: PublicPage,
  origin = readSiteOrigin(),
) => {
  const fullTitle = pageTitle(title);
  const absolute = (address: string) => new URL(address, origin ?? undefined).href;
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:title', content: promise ?? fullTitle },
      { property: 'og:description', content: description },
      ...(origin ? [{ property: 'og:url', content: absolute(path) }] : []),
      // Without the origin, some link previews still resolve a relative picture.
      { property: 'og:image', content: origin ? absolute(SHARED_PICTURE) : SHARED_PICTURE },
      ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: isUnlisted || !origin ? [] : [{ rel: 'canonical', href: absolute(path) }],
  };
};
