declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * Written at build time: for a `visitor` the whole page; for a validated `user` or an `admin` a skeleton, shown once the server has said that
     * such a one is there. A page with a field may have no skeleton: somebody could type before there is anything to take it.
     */
    prerender?: 'visitor' | SkeletonArea;
  }
}

/** Whose screen a skeleton is. */
export type SkeletonArea = 'user' | 'admin';
