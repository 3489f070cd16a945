import * as v from 'valibot';
import { MAX_BODY_BYTES } from '~/api/contract/scalars';
import type { CallDefinition } from '~/api/contract/strict/calls';
import { invalid, Refused } from './answer';
import type { BackendRequest } from './request';
import { serverMessages } from './server-messages';

/* Reads requests by the contract's schemas. A field gives its first message, in French. */

const language = { message: serverMessages.invalidValue };

const WithEntries = v.looseObject({ entries: v.record(v.string(), v.unknown()) });
const JsonObject = v.pipe(
  // Before `record`, which would turn a list into an object.
  v.custom<Record<string, unknown>>((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

/** @throws 422 with the messages by field */
function parseFields(schema: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(schema, input, language);
  if (result.success) return result.output;
  const errors: Record<string, string[]> = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue)?.split('.')[0] ?? 'body';
    errors[field] ??= [issue.message];
  }
  throw invalid(errors);
}

/** A repeated name gives a list, which no call accepts. */
export function queryValues(query: string): Record<string, unknown> {
  const search = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const all = search.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}

/** @throws 422 */
export function readQuery(call: CallDefinition, query: string): unknown {
  return call.query === undefined ? undefined : parseFields(call.query, queryValues(query));
}

/** @throws 422 */
export function readHeaders(call: CallDefinition, headers: BackendRequest['headers']): Record<string, unknown> {
  if (call.headers === undefined) return {};
  const parsed = parseFields(call.headers, headers);
  return v.is(v.record(v.string(), v.unknown()), parsed) ? parsed : {};
}

/** The parsed body, `undefined` if empty. @throws 400, 413 or 415 */
export function readJson({ body, headers }: BackendRequest): unknown {
  if (body === 'too-large') throw new Refused(413, { message: serverMessages.bodyTooLarge });
  if (body === 'not-utf-8') throw new Refused(400, { message: serverMessages.malformedJson });
  if (body.text.length > MAX_BODY_BYTES) throw new Refused(413, { message: serverMessages.bodyTooLarge });
  if (body.text === '') return undefined;
  if (!isJsonType(headers['content-type'], headers['content-encoding'])) {
    throw new Refused(415, { message: serverMessages.notJson });
  }
  try {
    return JSON.parse(body.text);
  } catch {
    throw new Refused(400, { message: serverMessages.malformedJson });
  }
}

/** The body's fields. A missing one is read as `undefined` for its own message; unknown ones count as violations. */
export function readBody(call: CallDefinition, json: unknown): unknown {
  if (call.body === undefined) return undefined;
  const value = json === undefined ? {} : json;
  if (!v.is(JsonObject, value)) throw new Refused(422, { message: serverMessages.notAnObject });
  return parseFields(call.body, {
    ...Object.fromEntries(knownFields(call).map((name) => [name, undefined])),
    ...value,
  });
}

const knownFields = ({ body }: CallDefinition): string[] => (v.is(WithEntries, body) ? Object.keys(body.entries) : []);

export function unknownFields(call: CallDefinition, body: unknown): string[] {
  const known = knownFields(call);
  return v.is(JsonObject, body) ? Object.keys(body).filter((name) => !known.includes(name)) : [];
}

function isJsonType(type: string | undefined, encoding: string | undefined): boolean {
  if (encoding !== undefined && encoding !== 'identity') return false;
  const [media = '', ...parameters] = (type ?? '').split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((part) => part.startsWith('charset='))?.slice('charset='.length);
  if (charset !== undefined && !/^"?utf-?8"?$/.test(charset)) return false;
  return media === 'application/json' || /^application\/[\w.-]+\+json$/.test(media);
}
