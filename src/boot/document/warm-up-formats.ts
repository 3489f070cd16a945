import { LOCALE, TIME_ZONE } from '~/lib/format/formats';

/** In a worker: Chromium's first `Intl` calls take 0.1 s each on a slow phone, once per process. */
export const warmUpFormats = (): void => {
  new Intl.NumberFormat(LOCALE);
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: TIME_ZONE });
  close();
};
