import * as v from 'valibot';
import { removeInvisible, trimInvisible } from '~/lib/format/invisible';
import { COUNTRY_CODE, DEFAULT_CURRENCY, IdText } from './scalars';

/*
 * Accepts the contract's form and what ordinary backends send instead (numbers as text, PHP's empty arrays); each
 * yields one strict type. The description is for the deviation log.
 */

/** Shown for a missing text: never an empty link, button or heading. */
export const MISSING_TEXT = '—';

/** What a form shows of a text: nothing of a missing one. */
export const editableText = (text: string): string => (text === MISSING_TEXT ? '' : text);

const DECIMAL = /^-?\d{1,30}(?:\.\d{1,30})?$/;
const DecimalText = v.pipe(v.string(), v.trim(), v.regex(DECIMAL), v.transform(Number));
const AnyNumber = v.pipe(v.union([v.number(), DecimalText]), v.finite());
const AnyText = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** `true`, `1` or `"1"`; anything else is false: a right is never guessed. */
export const LenientBoolean = v.fallback(
  v.pipe(
    v.union([
      v.boolean(),
      v.pipe(
        v.picklist([0, 1, '0', '1']),
        v.transform((flag) => Number(flag) === 1),
      ),
    ]),
    v.description('boolean'),
  ),
  false,
);

/** A number or its decimal text (`"1.00"`); else `null`, shown as a dash. */
export const LenientNumber = v.fallback(v.pipe(v.nullable(AnyNumber), v.description('number')), null);

/** A whole number from 0, or its text; else `null`. */
export const LenientCount = v.fallback(
  v.pipe(v.nullable(v.pipe(AnyNumber, v.integer(), v.minValue(0))), v.description('integer')),
  null,
);

/** A whole number from 1, or its digits; text above 2^53. Required: it identifies the row. */
export const LenientId = v.pipe(
  v.union([
    v.pipe(v.number(), v.integer(), v.maxValue(Number.MAX_SAFE_INTEGER), v.minValue(1)),
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => text.replace(/^0+(?=\d)|\.0+$/g, '')),
      IdText,
    ),
  ]),
  v.description('integer'),
);

export const LenientReference = v.fallback(v.pipe(v.nullable(LenientId), v.description('integer')), null);

/** A text, or a number that stands for one (PHP's JSON_NUMERIC_CHECK); else, or if blank, a dash. */
export const LenientText = v.fallback(
  v.pipe(
    AnyText,
    v.check((text) => trimInvisible(text) !== ''),
    v.description('string, not blank'),
  ),
  MISSING_TEXT,
);

/** Without what is invisible in it. */
export const LenientEmail = v.pipe(LenientText, v.transform(removeInvisible), v.description('email'));

export const LenientOptionalText = v.fallback(v.pipe(v.nullish(AnyText), v.description('string or null')), undefined);

/** Whether a link may be opened is decided where it is opened. */
export const LenientLink = v.fallback(
  v.pipe(v.nullish(v.pipe(v.string(), v.transform(removeInvisible))), v.description('http(s) URL')),
  undefined,
);

const SQL_DATE = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d+)?)$/;

/**
 * For display: any text or timestamp, read by `lib/format/dates`. `2026-03-14 09:26:53`, as databases write it, is
 * UTC.
 */
export const LenientDate = v.fallback(
  v.pipe(
    v.nullable(
      v.pipe(
        AnyText,
        v.transform((text) => text.replace(SQL_DATE, '$1T$2Z')),
      ),
    ),
    v.description('ISO 8601 date, UTC'),
  ),
  null,
);

/** Two letters become capitals; other text stays, since it is only shown. */
export const LenientCountry = v.fallback(
  v.pipe(
    v.nullish(
      v.pipe(
        v.string(),
        v.transform((text) => (COUNTRY_CODE.test(text.trim()) ? text.trim().toUpperCase() : text)),
      ),
    ),
    v.description('ISO 3166-1 alpha-2'),
  ),
  undefined,
);

export const LenientCurrency = v.fallback(
  v.pipe(v.string(), v.nonEmpty(), v.description('ISO 4217')),
  DEFAULT_CURRENCY,
);

/** A missing status is pending, as any unknown one is. */
export const LenientStatus = v.fallback(v.pipe(AnyText, v.description('opened, approved or disapproved')), 'pending');

/** `undefined` for text that is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const Transaction = v.object({
  date: v.fallback(v.nullish(v.union([v.number(), v.string()])), undefined),
  anonymous_ip: LenientOptionalText,
  value: v.fallback(v.nullish(AnyNumber), undefined),
  reason: LenientOptionalText,
});
const NetworkData = v.object({ transaction: v.fallback(v.nullish(Transaction), undefined) });

/** An object, its JSON in a text column, or PHP's empty `[]`; else unknown. */
export const LenientNetworkData = v.fallback(
  v.pipe(
    v.nullish(v.union([NetworkData, v.pipe(v.string(), v.transform(parseJson), NetworkData)])),
    v.description('object or null'),
  ),
  undefined,
);

const TEXT_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const LONG_DIGITS = /\d{16}/;
const WHOLE = /^\d+$/;

/** Keeps whole numbers that JavaScript would round (ids above 2^53) as text. */
export const parseAnswer = (text: string): unknown =>
  parseJson(
    LONG_DIGITS.test(text)
      ? text.replace(TEXT_OR_NUMBER, (token) =>
          WHOLE.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
        )
      : text,
  );

/** Where an answer differs from the contract. Holds types, never values: they may be personal or a token. */
export interface Deviation {
  /** The path of the field; `*` stands for every row. */
  field: string;
  came: string;
  expected: string;
}

export type EntitySchema<T> = v.GenericSchema<unknown, T> & { readonly entries: Record<string, v.GenericSchema> };

const isEntity = (schema: v.GenericSchema): schema is EntitySchema<unknown> => 'entries' in schema;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const typeName = (value: unknown): string => {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
};

const join = (...steps: string[]): string => steps.filter(Boolean).join('.');
const contractOf = (schema: v.GenericSchema): string =>
  isEntity(schema) ? 'object' : (v.getDescription(schema) ?? schema.expects);

const deviation = (schema: v.GenericSchema, raw: unknown, place: string): Deviation => ({
  field: place || '(body)',
  came: typeName(raw),
  expected: contractOf(schema),
});

/** Fields whose read value differs from what came. */
export const deviationsOf = (schema: v.GenericSchema, raw: unknown, read: unknown, place = ''): Deviation[] => {
  if (isRecord(raw) && isRecord(read)) {
    if (!isEntity(schema)) return [];
    return Object.entries(schema.entries).flatMap(([name, entry]) =>
      deviationsOf(entry, raw[name], read[name], join(place, name)),
    );
  }
  return Object.is(raw, read) ? [] : [deviation(schema, raw, place)];
};

/** What makes a value unreadable: itself, or its required fields. */
export const parseFailuresOf = (schema: v.GenericSchema, raw: unknown, place = ''): Deviation[] => {
  if (!isEntity(schema) || !isRecord(raw)) return [deviation(schema, raw, place)];
  const missing = Object.entries(schema.entries).filter(([name, entry]) => !v.is(entry, raw[name]));
  const blamed = missing.length > 0 ? missing : Object.entries(schema.entries);
  return blamed.flatMap(([name, entry]) => parseFailuresOf(entry, raw[name], join(place, name)));
};
