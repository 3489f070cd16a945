import { useEffect, useEffectEvent, useState } from 'react';

/** How long a search box waits for the next letter before it asks: a pause in typing, not each key, makes a call. */
export const SEARCH_DELAY_MS = 300;

export interface SearchDraftOptions {
  /** The search that counts now: the one in the address. */
  value: string;
  /** The typing has paused, or Enter was pressed; the text is trimmed. */
  onCommit: (text: string) => void;
  /** A window stands above the list: what was typed waits until it is closed, as its entry of the history is not the list's. */
  isHeld: boolean;
}

/**
 * What stands in a search box between the keystroke and the search. A search that changes elsewhere (Back, « Effacer ») takes
 * the place of what was typed; one's own search never overwrites what was typed since.
 */
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
