/** The pages that are the same for every visitor: written as HTML at build time. */
export const prerenderedPaths = ['/', '/faq', '/contact', '/login', '/register', '/forgot-password'] as const;

/**
 * The private pages of which all is written that is the same for everybody: header, headings, placeholders. None with a field, in which somebody could
 * type before there is anything to take it.
 */
export const skeletonPaths = ['/dashboard', '/offers', '/participations', '/admin'] as const;
