import { useEffect, useEffectEvent, useState } from 'react';
import { cleanSearch } from './list-search';

export const SEARCH_DELAY_MS = 300;

interface SearchDraftOptions {
  value: string;
  onCommit: (text: string) => void;
  /** A modal is open: its history entry is not the list's. */
  isHeld: boolean;
}

/** Debounces the search box by 300 ms; Back or « Effacer » replaces the text. */
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
    const text = cleanSearch(draft);
    if (text === committed) return;
    setCommitted(text);
    onCommit(text);
  };

  const commitAfterPause = useEffectEvent(commit);
  useEffect(() => {
    if (isHeld || cleanSearch(draft) === committed) return;
    const timer = setTimeout(commitAfterPause, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft, committed, isHeld]);

  return { draft, setDraft, commit };
};
