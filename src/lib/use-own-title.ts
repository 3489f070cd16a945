import { useEffect } from 'react';
import { pageTitle } from './brand';

/**
 * Names in the document's title what the page turned out to show; its route could only say what kind of page it is. `undefined` leaves
 * the route's title.
 */
export const useOwnTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title === undefined) return undefined;
    const ownTitle = pageTitle(title);
    const formerTitle = document.title;
    document.title = ownTitle;
    return () => {
      // Unless the next page has put its own there: the router was first.
      if (document.title === ownTitle) document.title = formerTitle;
    };
  }, [title]);
};
