/** The parts that the benchmark uses of autocannon, which has no types. */
declare module 'autocannon' {
  namespace autocannon {
    interface Options {
      url: string;
      method?: 'GET' | 'POST';
      connections?: number;
      /** Seconds. */
      duration?: number;
      headers?: Record<string, string>;
      body?: string | undefined;
    }
    interface Result {
      requests: { average: number; total: number };
      /** Milliseconds. */
      latency: { p50: number; p97_5: number; p99: number };
      non2xx: number;
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export = autocannon;
}
