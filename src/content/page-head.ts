import { pageTitle } from './brand';
import { siteOrigin } from './site-origin';

export interface PublicPage {
  /** Without the brand. */
  title: string;
  /** Replaces the title in link previews. */
  promise?: string;
  /** For search engines and link previews. */
  description: string;
  /** From the root. */
  path: string;
  /** Hidden from search engines. */
  isUnlisted?: boolean;
}

/** 1200 × 630: the landing page's promise and drawing. */
const SHARED_PICTURE = '/partage.png';

/**
 * Title and metadata of a public page. Canonical and sharing addresses must be absolute, so they need `VITE_SITE_URL`.
 */
export const publicHead = (
  { title, promise, description, path, isUnlisted = false }: PublicPage,
  origin = siteOrigin,
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
      // Where the site is not known some readers of shared links still find a relative picture; none finds one that is not named.
      { property: 'og:image', content: origin ? absolute(SHARED_PICTURE) : SHARED_PICTURE },
      ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: isUnlisted || !origin ? [] : [{ rel: 'canonical', href: absolute(path) }],
  };
};
