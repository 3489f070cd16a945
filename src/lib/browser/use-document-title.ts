import { useEffect } from 'react';

/** `undefined` leaves the route's title. */
export const useDocumentTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title === undefined) return undefined;
    const formerTitle = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = formerTitle;
    };
  }, [title]);
};
