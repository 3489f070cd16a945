import { useEffect } from 'react';
import { USER_KEY } from '~/lib/storage-keys';
import type { Session } from './session';

/** Fetches the user again when another tab has kept a newer one: a form with the former values would undo what was saved there. */
export const useUserOfOtherTabs = (session: Session): void => {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === USER_KEY && newValue !== null) void session.refresh();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [session]);
};
