import { formatCount, formatNumber } from '~/lib/format/formats';
import type { PagesRead } from '~/lib/list/pages-read';

type Reading = Pick<PagesRead<unknown>, 'status' | 'page' | 'lastPage' | 'unreadable'>;

const pagesOf = ({ page, lastPage }: Reading): string =>
  `${formatCount(page, 'page lue', 'pages lues')} sur ${formatNumber(lastPage)}`;

/** « Lecture : 2 pages lues sur 5 ». */
export const readingProgress = (reading: Reading): string => {
  const place = reading.lastPage === 0 ? 'première page' : pagesOf(reading);
  return reading.status === 'failed' ? `Lecture interrompue\u00A0: ${place}` : `Lecture\u00A0: ${place}`;
};

/** What of the list is not counted; empty if all of it is. */
export const uncounted = (reading: Reading): string[] => {
  const { status, lastPage, unreadable } = reading;
  const rest = lastPage === 0 ? 'Rien n’a encore été lu.' : `${pagesOf(reading)}\u00A0: le reste n’est pas compté.`;
  return [
    ...(status === 'done' ? [] : [rest]),
    ...(unreadable > 0
      ? [`${formatCount(unreadable, 'ligne illisible n’est pas comptée', 'lignes illisibles ne sont pas comptées')}.`]
      : []),
  ];
};
