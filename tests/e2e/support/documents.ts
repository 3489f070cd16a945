/** The prerendered pages, complete before any script. */
export const prerenderedPaths = ['/', '/faq', '/contact', '/login', '/register', '/forgot-password'] as const;

/** The screens with a skeleton before the script, and their role. */
export const skeletonScreens = [
  { path: '/dashboard', role: 'camille' },
  { path: '/offers', role: 'camille' },
  { path: '/participations', role: 'camille' },
  { path: '/admin', role: 'admin' },
] as const;
