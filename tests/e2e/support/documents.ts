/** The pages that come whole, as a visitor sees them, before any script. */
export const prerenderedPaths = ['/', '/faq', '/contact', '/login', '/register', '/forgot-password'] as const;

/** The screens of which a skeleton comes before the script, and whose they are. */
export const skeletonScreens = [
  { path: '/dashboard', role: 'camille' },
  { path: '/offers', role: 'camille' },
  { path: '/participations', role: 'camille' },
  { path: '/admin', role: 'admin' },
] as const;
