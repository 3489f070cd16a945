import { useEffect } from 'react';
import { readStoredDraft } from './form-drafts';

/** Restores what was typed before `recoverFromDeployment` reloaded the tab. */
export const useRestoredFormDraft = (): void =>
  useEffect(() => {
    // Rarely needed, so loaded on demand.
    if (readStoredDraft() === null) return;
    let stop = () => {};
    const isGone = new AbortController();
    import('./restore-form-draft').then(
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
