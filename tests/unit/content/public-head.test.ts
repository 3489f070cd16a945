import { describe, expect, it } from 'vitest';
import { publicHead } from '~/content/public-head';

const page = { title: 'Contact', description: 'Écrivez-nous.', path: '/contact' };
const origin = 'https://missio.example';

describe('the head of a public page', () => {
  it('has absolute addresses when the build knows its site', () => {
    const { meta, links } = publicHead(page, origin);
    expect(meta).toContainEqual({ title: 'Contact · Missio' });
    expect(meta).toContainEqual({ property: 'og:url', content: 'https://missio.example/contact' });
    expect(meta).toContainEqual({ property: 'og:image', content: 'https://missio.example/partage.png' });
    expect(links).toEqual([{ rel: 'canonical', href: 'https://missio.example/contact' }]);
  });

  it('has no address of its own when it does not: a relative one means nothing to search engines', () => {
    const { meta, links } = publicHead(page, null);
    expect(meta.some((tag) => tag.property === 'og:url')).toBe(false);
    expect(links).toEqual([]);
  });

  it('shows a shared link by the promise of the page, where it has one, and by the picture', () => {
    const { meta } = publicHead({ ...page, promise: 'Tout ira bien.' }, null);
    expect(meta).toContainEqual({ title: 'Contact · Missio' });
    expect(meta).toContainEqual({ property: 'og:title', content: 'Tout ira bien.' });
    expect(meta).toContainEqual({ property: 'og:image', content: '/partage.png' });
  });

  it('keeps a page that needs a personal link out of search engines', () => {
    const { meta, links } = publicHead({ ...page, isUnlisted: true }, origin);
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(links).toEqual([]);
  });
});
