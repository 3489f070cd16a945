import { pageTitle } from './brand';
import { siteOrigin } from './site-origin';

export interface PublicPage {
  /** The page's name, without the brand. */
  title: string;
  /** One or two sentences, for search engines and previews of shared links. */
  description: string;
  /** The page's own address, from the root. */
  path: string;
  /** Kept out of search engines: it makes sense with a personal link only. */
  isUnlisted?: boolean;
}

/**
 * The head of a public page: title, description, Open Graph, canonical address. Addresses of one's own have to be absolute there (search engines pass
 * over a relative canonical one), so they are there only when the build knows its site (`VITE_SITE_URL`).
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
