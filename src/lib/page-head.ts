import { pageTitle } from './brand';
import { siteOrigin } from './site-origin';

export interface PublicPage {
  /** Without the brand. */
  title: string;
  /** For search engines and link previews. */
  description: string;
  /** From the root. */
  path: string;
  /** Hidden from search engines. */
  isUnlisted?: boolean;
}

/**
 * Title and metadata of a public page. Canonical and sharing addresses must be absolute, so they need `VITE_SITE_URL`.
 */
export const publicHead = ({ title, description, path, isUnlisted = false }: PublicPage, origin = siteOrigin) => {
  const fullTitle = pageTitle(title);
  const absolute = (address: string) => new URL(address, origin ?? undefined).href;
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      ...(origin
        ? [
            { property: 'og:url', content: absolute(path) },
            { property: 'og:image', content: absolute('/partage.png') },
          ]
        : []),
      ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: isUnlisted || !origin ? [] : [{ rel: 'canonical', href: absolute(path) }],
  };
};
