import { useEffect } from 'react';
import type { Id } from '~/api/contract/scalars';
import { UNSAVED_ATTRIBUTE } from '~/lib/browser/hydration';
import { collect, type Draft, readStoredDraft, storeDraft } from './form-drafts';

/**
 * Restores what was typed before the tab reloaded, or before the user's session ended.
 * @param userId `null` for a reload; `undefined` restores nothing
 */
export const useRestoredFormDraft = (userId: Id | null | undefined): void =>
  useEffect(() => {
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

/** The changed fields, cleared ones included; `null` if none. */
export const collectUnsavedDraft = (page: Document, userId: Id): Draft | null =>
  collect(page, userId, (field) => field.hasAttribute(UNSAVED_ATTRIBUTE));

/** Stores unsaved changes when the session ends; restores them after the same user's next login. */
export const useFormDrafts = (session: EndingSession, userId: Id | undefined): void => {
  useRestoredFormDraft(userId);
  useEffect(() => {
    if (userId === undefined) return;
    return session.onChange((change) => {
      if (change === 'signed-out' || session.user?.id === userId) return;
      const unsaved = collectUnsavedDraft(document, userId);
      if (unsaved) storeDraft(unsaved);
    });
  }, [session, userId]);
};
