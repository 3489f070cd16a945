/** The pages that are the same for every visitor: written as HTML at build time. */
export const prerenderedPaths = ['/', '/faq', '/contact', '/login', '/register', '/forgot-password'] as const;
