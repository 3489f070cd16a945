import { useEffect } from 'react';
import { restoreDraft } from './drafts';

/** Gives back what was typed before the tab loaded itself anew (`recoverFromDeployment`). */
export const useRestoredDraft = (): void => useEffect(() => restoreDraft(document), []);
