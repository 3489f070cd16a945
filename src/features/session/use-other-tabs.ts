import { useEffect } from 'react';
import { readToken } from '~/api/credentials';
import { USER_KEY } from '~/lib/browser/storage';
import type { Session } from './session';

/** Follows other tabs: changed user data, and a login or logout while this page is in the back/forward cache. */
export const useOtherTabs = (session: Session): void => {
  useEffect(() => {
    const whenGone = new AbortController();
    const { signal } = whenGone;
    let left: string | null;
    const leave = () => {
      left = readToken();
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readToken() !== left) void session.followOtherTab();
    };
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === USER_KEY && newValue !== null) void session.refresh(null, true);
    };
    window.addEventListener('pagehide', leave, { signal });
    window.addEventListener('pageshow', comeBack, { signal });
    window.addEventListener('storage', follow, { signal });
    return () => whenGone.abort();
  }, [session]);
};
