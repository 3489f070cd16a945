import { vi } from 'vitest';

export interface SentRequest {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
  credentials: string | undefined;
}

type Reply = Response | (() => Promise<Response>);

/** A JSON answer. */
export const json = (status: number, body: unknown): Response => Response.json(body, { status });

/** Replaces `fetch` by these replies, in order, the last one for ever after, and keeps what was sent. */
export const stubFetch = (...replies: Reply[]): SentRequest[] => {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push({
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      credentials: init.credentials,
    });
    init.signal?.throwIfAborted();
    const reply = replies[Math.min(sent.length, replies.length) - 1];
    if (!reply) throw new TypeError('Failed to fetch');
    return typeof reply === 'function' ? reply() : reply.clone();
  });
  return sent;
};
