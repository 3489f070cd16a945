/** A call as a host hands it over. */
export interface BackendRequest {
  method: string;
  /** As it was sent: still percent-encoded, without the query. */
  path: string;
  /** With or without its question mark. */
  query: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** `too-large` when the host stopped reading it, `not-utf-8` when it could not be decoded. */
  body: { text: string } | 'too-large' | 'not-utf-8';
  /** The caller's address. */
  address: string;
  /** Aborted when the caller has given up. */
  signal?: AbortSignal;
}

export interface BackendResponse {
  status: number;
  headers: Record<string, string>;
  /** JSON text. */
  body: string;
}
