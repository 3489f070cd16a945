import * as v from 'valibot';
import { calls } from '~/api/contract/strict/calls';
import { callNameOf } from '../backend/routing';
import type { Exchange } from './exchange';

const Header = v.object({ name: v.string(), value: v.string() });
const Headers = v.fallback(v.array(Header), []);
const Har = v.object({
  log: v.object({
    entries: v.array(
      v.object({
        startedDateTime: v.string(),
        time: v.fallback(v.number(), 0),
        request: v.object({ method: v.string(), url: v.string(), headers: Headers }),
        response: v.object({
          status: v.number(),
          headers: Headers,
          content: v.fallback(v.object({ text: v.optional(v.string()), encoding: v.optional(v.string()) }), {}),
        }),
      }),
    ),
  }),
});

/** Stands for the session where the browser left the tokens out of the file. */
const UNSAID_TOKEN = 'har-session';

export interface ReadHar {
  exchanges: Exchange[];
  /** Calls of the API whose answer the file does not have. */
  withoutAnswer: number;
}

/** Browsers save answers from their cache with this status. */
const NOT_MODIFIED = 304;

/** The calls of the API in an HTTP archive, as the network tab of a browser saves it; `undefined` if it is none. */
export function readHar(json: unknown): ReadHar | undefined {
  const parsed = v.safeParse(Har, json);
  if (!parsed.success) return undefined;
  const { entries } = parsed.output.log;
  const apiEntries = entries.flatMap((entry) => {
    const url = URL.canParse(entry.request.url) ? new URL(entry.request.url) : undefined;
    // The backend may lie below a folder of its host.
    const start = url?.pathname.indexOf('/api/') ?? -1;
    return url === undefined || start === -1 ? [] : [{ ...entry, path: url.pathname.slice(start), query: url.search }];
  });
  const saysTokens = apiEntries.some(({ request }) => tokenOf(request.headers) !== undefined);
  const exchanges = apiEntries.flatMap(({ request, response, startedDateTime, time, path, query }): Exchange[] => {
    const method = request.method.toUpperCase();
    const status = response.status === NOT_MODIFIED ? 200 : response.status;
    const text = textOf(response.content);
    const isBodiless = status === 204 || method === 'HEAD';
    if (status < 200 || status > 599 || (text === undefined && !isBodiless) || method === 'OPTIONS') return [];
    const sentAt = Date.parse(startedDateTime);
    const call = callNameOf(method, path);
    const needsSession = call !== undefined && calls[call].access !== 'anyone';
    const isOpening = call === 'login' || call === 'register';
    return [
      {
        method,
        path,
        query,
        country: headerOf(request.headers, 'x-country'),
        token: saysTokens ? tokenOf(request.headers) : needsSession || isOpening ? UNSAID_TOKEN : undefined,
        sentAt,
        answeredAt: sentAt + time,
        status,
        retryAfter: headerOf(response.headers, 'retry-after'),
        text: text ?? '',
      },
    ];
  });
  const preflights = apiEntries.filter(({ request }) => request.method.toUpperCase() === 'OPTIONS').length;
  return { exchanges, withoutAnswer: apiEntries.length - preflights - exchanges.length };
}

const headerOf = (headers: readonly v.InferOutput<typeof Header>[], wanted: string): string | undefined =>
  headers.find(({ name }) => name.toLowerCase() === wanted)?.value;

const tokenOf = (headers: readonly v.InferOutput<typeof Header>[]): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headerOf(headers, 'authorization') ?? '')?.[1];

function textOf({ text, encoding }: { text?: string | undefined; encoding?: string | undefined }): string | undefined {
  if (text === undefined || encoding !== 'base64') return text;
  return new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
}
