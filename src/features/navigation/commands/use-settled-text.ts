import { useEffect, useState } from 'react';
import { cleanSearch } from '~/lib/list/list-search';
import { SEARCH_DELAY_MS } from '~/lib/list/use-search-draft';

/** The text once no key came for 300 ms; nothing at once when it is emptied. */
export const useSettledText = (text: string): string => {
  const wanted = cleanSearch(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted === '' ? '' : settled;
};
