import { useEffect } from 'react';
import type { Id } from '~/api/contract/id';
import { UNSAVED_ATTRIBUTE } from '~/lib/browser/dom-names';
import { collect, type Draft, readStoredDraft, storeDraft } from './form-drafts';

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

interface EndingSession {
  onChange: (listener: (change: string) => void) => () => void;
  readonly user: { id: Id } | null;
}

/** The fields that this user changed, cleared ones included; `null` if none. */
export const collectUnsavedDraft = (page: Document, userId: Id): Draft | null =>
  collect(page, userId, (field) => field.hasAttribute(UNSAVED_ATTRIBUTE));

/** Keeps unsaved changes when the session ends, and restores them after the next login of the same user. */
export const useFormDrafts = (session: EndingSession, userId: Id | undefined): void => {
  useRestoredFormDraft(userId);
  useEffect(() => {
    if (userId === undefined) return;
    return session.onChange((change) => {
      if (change === 'signed-out' || session.user?.id === userId) return;
      // Read now: the form is about to unmount.
      const unsaved = collectUnsavedDraft(document, userId);
      if (unsaved) storeDraft(unsaved);
    });
  }, [session, userId]);
};
