/** One call and its answer, as it went over the wire. Lives in memory only. */
export interface Exchange {
  method: string;
  path: string;
  query: string;
  country: string | undefined;
  /** Of the call; tells who asked. */
  token: string | undefined;
  /** Any clock, the same for all exchanges. */
  sentAt: number;
  answeredAt: number;
  status: number;
  retryAfter: string | undefined;
  text: string;
}
