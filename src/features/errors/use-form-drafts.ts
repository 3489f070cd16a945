import { useEffect } from 'react';
import type { Id } from '~/api/contract/id';
import { UNSAVED_ATTRIBUTE } from '~/lib/browser/dom-names';
import { collect, type Draft, storeDraft } from './form-drafts';
import { useRestoredFormDraft } from './use-restored-form-draft';

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
