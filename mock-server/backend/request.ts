/** A call as the host passes it. */
export interface BackendRequest {
  method: string;
  /** Percent-encoded, without the query. */
  path: string;
  query: string;
  /** Lower-case names. */
  headers: Readonly<Record<string, string | undefined>>;
  /** `too-large` if the host stopped reading, `not-utf-8` if it cannot be decoded. */
  body: { text: string } | 'too-large' | 'not-utf-8';
  address: string;
  signal?: AbortSignal;
}

export interface BackendResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}
