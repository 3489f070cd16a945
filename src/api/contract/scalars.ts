import * as v from 'valibot';

/* Single values, and the numbers of the specification's section 9 that client and server share. */

/** A number, or its digits where a number would round them (above 2^53). */
export type Id = number | string;

const toId = (digits: string): Id => {
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : digits;
};

/** No database has ids of more than 39 digits. */
export const IdText = v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,38}$/), v.transform(toId));

/** ISO 3166-1 alpha-2, in either case. */
export const COUNTRY_CODE = /^[A-Za-z]{2}$/;
export const DEFAULT_COUNTRY = 'FR';

export const countryCode = (message?: string) => v.pipe(v.string(), v.regex(COUNTRY_CODE, message), v.toUpperCase());

export const DEFAULT_CURRENCY = 'EUR';
export const COMMISSION_EUR = 1;

/** Only an absolute http(s) URL may be stored as a link or opened. */
export const isHttpUrl = (text: string): boolean => {
  if (!/^https?:\/\//i.test(text.trim())) return false;
  try {
    // Browsers turn a space in the host into %20.
    return !new URL(text).hostname.includes('%');
  } catch {
    return false;
  }
};

/** Any other status is shown as pending. */
export const participationStatuses = ['opened', 'approved', 'disapproved'] as const;
export type ParticipationStatus = (typeof participationStatuses)[number];

interface HasStatus {
  status: string;
}

/** Any status neither approved nor disapproved is open (specification, section 4). */
export const statusOf = ({ status }: HasStatus): ParticipationStatus =>
  status === 'approved' || status === 'disapproved' ? status : 'opened';

type Summary = Record<ParticipationStatus | 'total', number>;

/** Counts participations by status. */
export const summarise = (participations: readonly HasStatus[]): Summary => {
  const summary: Summary = { total: participations.length, opened: 0, approved: 0, disapproved: 0 };
  for (const participation of participations) summary[statusOf(participation)] += 1;
  return summary;
};

export const MIN_NAME_LENGTH = 2;
export const MIN_PASSWORD_LENGTH = 8;
export const MIN_SETTINGS_PASSWORD_LENGTH = 6;
export const MIN_TITLE_LENGTH = 3;
export const MIN_DESCRIPTION_LENGTH = 10;
export const DASHBOARD_OFFERS = 3;
export const DASHBOARD_PARTICIPATIONS = 5;
export const MAX_PER_PAGE = 100;
export const MAX_BODY_BYTES = 1024 * 1024;
/** The hour of the nightly synchronisation, in Paris. */
export const NIGHTLY_SYNC_HOUR = 2;
