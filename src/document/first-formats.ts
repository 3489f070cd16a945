import { LOCALE, TIME_ZONE } from '~/lib/locale';

/**
 * In a worker: makes a first number and a first date. Chromium looks through all its languages for them, once in a process: a slow phone is kept for a tenth of a
 * second by each, here beside the thread that should answer.
 */
export const firstFormats = (): void => {
  new Intl.NumberFormat(LOCALE);
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: TIME_ZONE });
  close();
};
