import { Broken } from './problem';

/** How a run waits and reports it; tests pass a fake. */
export interface RetryWaits {
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  say: (line: string) => void;
}

const TOO_MANY_REQUESTS = 429;
/** The waits when the backend names no time; together longer than a one-minute rate limit. */
const UNASKED_SECONDS = [2, 5, 10, 20, 30, 30] as const;
/** The longest `Retry-After` that is waited for. */
const MAX_SECONDS = 600;
/** Far more than a call takes; without it a backend that never answers would block the run for ever. */
const ANSWER_WITHIN = 60_000;

/** The seconds of `Retry-After`, which may also be a date (RFC 9110). */
const askedSeconds = (headers: Headers): number | null => {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(text)) return Math.ceil(Number(text));
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
};

/** Sends a request, and repeats it after the time that a 429 asks for. */
export async function fetchWithRetry(
  url: string,
  init: RequestInit,
  { pause, say }: RetryWaits,
  signal: AbortSignal,
): Promise<Response> {
  for (let time = 0; ; time += 1) {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN)]),
    });
    if (response.status !== TOO_MANY_REQUESTS) return response;
    await response.body?.cancel();
    const asked = askedSeconds(response.headers);
    const unasked = UNASKED_SECONDS[time];
    if (unasked === undefined || (asked !== null && asked > MAX_SECONDS)) {
      const came = asked === null ? `429, ${time} times` : `429 with Retry-After: ${asked}`;
      throw new Broken({ field: 'status', came, expected: `an answer within ${MAX_SECONDS / 60} minutes` });
    }
    // At least a second, also for « 0 » or a date that a slow clock already shows as past.
    const seconds = Math.max(1, asked ?? unasked);
    const why = asked === null ? '429 without Retry-After' : `429, Retry-After: ${asked}`;
    say(`… ${init.method} ${new URL(url).pathname} answered ${why}: waiting ${seconds} s`);
    await pause(seconds * 1000, signal);
  }
}
