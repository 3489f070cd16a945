import { useEffect } from 'react';
import { UNSAVED_ATTRIBUTE } from '~/lib/document-attributes';
import { collect, type Draft, storeDraft } from './drafts';
import { restoreDraft } from './restore-draft';

/** What a session tells of its end. */
interface EndingSession {
  onChange: (listener: (change: string) => void) => () => void;
  readonly user: { id: number } | null;
}

/** Reads what this user has changed in the page and not saved, what was emptied included; `null` when nothing is. What they left alone is somebody else's to change. */
export const collectUnsaved = (page: Document, userId: number): Draft | null =>
  collect(page, userId, (field) => field.hasAttribute(UNSAVED_ATTRIBUTE));

/** Keeps what this user has not saved when their session ends over it, here or in another tab, and gives it back once they have signed in again. */
export const useKeptUnsaved = (session: EndingSession, userId: number | undefined): void => {
  useEffect(() => {
    if (userId === undefined) return;
    const stopRestoring = restoreDraft(document, userId);
    const stopKeeping = session.onChange((change) => {
      // Who signs out here wants nothing kept; who is still there goes on typing.
      if (change === 'signed-out' || session.user?.id === userId) return;
      // Read now: the form is about to go.
      const unsaved = collectUnsaved(document, userId);
      if (unsaved) storeDraft(unsaved);
    });
    return () => {
      stopRestoring();
      stopKeeping();
    };
  }, [session, userId]);
};
