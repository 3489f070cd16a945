import { useEffect } from 'react';
import { collectUnsaved, storeDraft } from './drafts';
import { restoreDraft } from './restore-draft';

/** What a session tells of its end. */
interface EndingSession {
  onChange: (listener: (change: string) => void) => () => void;
}

/** Keeps what this user has not saved when their session ends over it, and gives it back once they have signed in again. */
export const useKeptUnsaved = (session: EndingSession, userId: number | undefined): void => {
  const { onChange } = session;
  useEffect(() => {
    if (userId === undefined) return;
    const stopRestoring = restoreDraft(document, userId);
    const stopKeeping = onChange((change) => {
      // Read now: the form is about to go.
      const unsaved = change === 'expired' ? collectUnsaved(document, userId) : null;
      if (unsaved) storeDraft(unsaved);
    });
    return () => {
      stopRestoring();
      stopKeeping();
    };
  }, [onChange, userId]);
};
