import { useEffect } from 'react';
import { readStoredDraft } from './drafts';

/** Gives back what was typed before the tab loaded itself anew (`recoverFromDeployment`). */
export const useRestoredDraft = (): void =>
  useEffect(() => {
    // Nearly every load has none, and does without the code.
    if (readStoredDraft() === null) return;
    let stop = () => {};
    const isGone = new AbortController();
    import('./restore-draft').then(
      ({ restoreDraft }) => {
        if (!isGone.signal.aborted) stop = restoreDraft(document);
      },
      () => undefined,
    );
    return () => {
      isGone.abort();
      stop();
    };
  }, []);
