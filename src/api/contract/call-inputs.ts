import type * as v from 'valibot';
import type { CallName } from './client-calls';
import type { Id } from './scalars';
import type { calls } from './strict/calls';

/* What a call sends. Types alone: the app carries the schemas of its forms, not those of every call. */

type Part<TName extends CallName, TPart extends string> =
  (typeof calls)[TName] extends Record<TPart, infer TSchema>
    ? TSchema extends v.GenericSchema
      ? TSchema
      : never
    : never;

export type CallParams<TName extends CallName> = [Part<TName, 'params'>] extends [never]
  ? undefined
  : v.InferOutput<Part<TName, 'params'>>;
/** The client's path parameters: an id too large for a number stays text. */
type PathParams<TName extends CallName> = [Part<TName, 'params'>] extends [never] ? undefined : { id: Id };
export type CallQuery<TName extends CallName> = [Part<TName, 'query'>] extends [never]
  ? undefined
  : v.InferOutput<Part<TName, 'query'>>;
export type CallBody<TName extends CallName> = [Part<TName, 'body'>] extends [never]
  ? undefined
  : v.InferOutput<Part<TName, 'body'>>;
type SendsCountry<TName extends CallName> = (typeof calls)[TName] extends { headers: unknown } ? true : false;

type WithPart<TKey extends string, TValue> = [TValue] extends [undefined] ? object : Record<TKey, TValue>;
type WithOptionalPart<TKey extends string, TValue> = [TValue] extends [undefined]
  ? object
  : Partial<Record<TKey, TValue>>;

export type CallInput<TName extends CallName> = WithPart<'params', PathParams<TName>> &
  WithPart<'body', CallBody<TName>> &
  WithOptionalPart<'query', CallQuery<TName>> &
  (SendsCountry<TName> extends true ? { /** Sent as `X-Country`. */ country?: string } : object) & {
    signal?: AbortSignal | undefined;
    /** For a session that is not stored yet; defaults to the stored token. */
    token?: string | undefined;
  };
