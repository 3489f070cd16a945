import { useEffect } from 'react';
import type { Id } from '~/api/contract/id';
import { readStoredDraft } from './form-drafts';

/**
 * Restores what was typed before the tab was reloaded, or before the session of `userId` ended.
 * @param userId `null` for a reload; `undefined` while nobody is known to be signed in: nothing is restored then
 */
export const useRestoredFormDraft = (userId: Id | null | undefined): void =>
  useEffect(() => {
    // Rarely needed, so loaded on demand.
    if (userId === undefined || readStoredDraft() === null) return;
    let stop = () => {};
    const isGone = new AbortController();
    import('./restore-form-draft').then(
      ({ restoreDraft }) => {
        if (!isGone.signal.aborted) stop = restoreDraft(document, userId);
      },
      () => undefined,
    );
    return () => {
      isGone.abort();
      stop();
    };
  }, [userId]);
