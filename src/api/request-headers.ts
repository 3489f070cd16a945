/** For an API of another origin with cookies. */
export const CREDENTIALS = 'include';

interface HeaderInput {
  body?: unknown;
  country?: string;
}

export const buildHeaders = (token: string | null, { body, country }: HeaderInput = {}): Record<string, string> => ({
  Accept: 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  ...(body === undefined ? {} : { 'Content-Type': 'application/json; charset=utf-8' }),
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
  ...(country ? { 'X-Country': country } : {}),
});
