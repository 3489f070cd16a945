/** The pages that are the same for every visitor: written as HTML at build time. */
export const prerenderedPaths = ['/', '/faq', '/contact', '/login', '/register', '/forgot-password'] as const;

/** In such a page, around answers of which the address may name one, until the app has read it: what the document itself unfolds. */
export const ANCHOR_UNREAD_ATTRIBUTE = 'data-anchor-unread';
