import { useEffect } from 'react';
import { collectUnsaved, storeDraft } from './drafts';
import { restoreDraft } from './restore-draft';

/** What a session tells of its end. */
interface EndingSession {
  onChange: (listener: (change: string) => void) => () => void;
  readonly user: { id: number } | null;
}

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
