import { useEffect, useEffectEvent, useState } from 'react';

export const SEARCH_DELAY_MS = 300;

export interface SearchDraftOptions {
  /** The search in the address. */
  value: string;
  /** Called after a pause in typing, or on Enter; the text is trimmed. */
  onCommit: (text: string) => void;
  /** A dialog is open: commits wait, because its history entry is not the list's. */
  isHeld: boolean;
}

/** The text of a search box, debounced by 300 ms. A search changed elsewhere (Back, « Effacer ») replaces it. */
export const useSearchDraft = ({ value, onCommit, isHeld }: SearchDraftOptions) => {
  const [draft, setDraft] = useState(value);
  const [committed, setCommitted] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== committed) {
      setCommitted(value);
      setDraft(value);
    }
  }

  const commit = () => {
    const text = draft.trim();
    if (text === committed) return;
    setCommitted(text);
    onCommit(text);
  };

  const commitAfterPause = useEffectEvent(commit);
  useEffect(() => {
    if (isHeld || draft.trim() === committed) return;
    const timer = setTimeout(commitAfterPause, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft, committed, isHeld]);

  return { draft, setDraft, commit };
};
