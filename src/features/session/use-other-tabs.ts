import { useEffect } from 'react';
import { readToken } from '~/api/credentials';
import { USER_KEY } from '~/lib/browser/storage-keys';
import type { Session } from './session';

/**
 * What else happens to a session beside the login and logout in another tab, which every page follows: another tab keeps newer data of
 * the user, which a form with the former values would undo; or somebody logs out, or in, while this page is kept for Back and hears
 * of nothing.
 */
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
