import { LOCALE, TIME_ZONE } from '~/lib/format/locale';

/**
 * In a worker: makes a first number and a first date. Chromium looks through all its languages for them, once in a process: on a slow phone a tenth of
 * a second each, here beside the thread that should answer.
 */
export const warmUpFormats = (): void => {
  new Intl.NumberFormat(LOCALE);
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: TIME_ZONE });
  close();
};
