/** As an API of another origin with cookies would need it. */
export const CREDENTIALS = 'include';

/** The parts of a call that its headers tell of. */
interface HeaderInput {
  body?: unknown;
  /** Sent as `X-Country`. */
  country?: string;
}

/** The headers of a call, for whom `token` names. */
export const buildHeaders = (token: string | null, { body, country }: HeaderInput = {}): Record<string, string> => ({
  Accept: 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  ...(body === undefined ? {} : { 'Content-Type': 'application/json; charset=utf-8' }),
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
  ...(country ? { 'X-Country': country } : {}),
});
