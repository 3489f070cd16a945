import { seededNumber } from '../../backend/seeded-number';
import { isJsonObject, type JsonObject } from './json-object';

const SEED = 30;
const WIRE_DATE = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})Z$/;
/** Eloquent reads DECIMAL columns as texts. */
const DECIMALS: ReadonlySet<string> = new Set(['commission', 'sold']);
/** Fields whose absence says the same. */
const ABSENT_WHEN: Readonly<JsonObject> = { currency_code: 'EUR', is_admin: false, validated: false };

/** Decided by row and field: the same answer is always encoded alike. */
const choose = (choices: readonly unknown[], ...place: readonly (string | number)[]): unknown =>
  choices[Math.floor(seededNumber(SEED, ...place) * choices.length)];

const encodeNumber = (value: number, field: string) =>
  DECIMALS.has(field) ? [value.toFixed(2), value] : [value, String(value)];

const encodeText = (text: string): readonly string[] => {
  const [, day, time] = WIRE_DATE.exec(text) ?? [];
  return day === undefined ? [text] : [text, `${day} ${time}`, `${day}T${time}.000000Z`];
};

/** A JSON column without a cast; an empty one is PHP's empty array. */
const encodeRawData = (value: unknown) => (value === null ? [null, [], '[]'] : [value, JSON.stringify(value)]);

/**
 * Encodes values like an Eloquent model without casts (0 and 1, numbers as texts, MySQL dates), losing nothing that
 * is shown.
 */
export function encodeValues(value: unknown, field = '', row: string | number = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => encodeValues(item, field, row));
  if (isJsonObject(value)) return encodeFields(value, typeof value.id === 'number' ? value.id : row);
  if (typeof value === 'boolean') return choose([value ? 1 : 0, value ? '1' : '0', value], field, row);
  if (typeof value === 'number') return choose(encodeNumber(value, field), field, row);
  return typeof value === 'string' ? choose(encodeText(value), field, row) : value;
}

function encodeFields(object: JsonObject, row: string | number): JsonObject {
  const entries = Object.entries(object).flatMap(([name, value]): [string, unknown][] => {
    const mayBeLeftOut = value === null || (name in ABSENT_WHEN && ABSENT_WHEN[name] === value);
    if (name === 'raw_data') return [[name, choose(encodeRawData(value), name, row)]];
    // Written in a controller, not read from a column.
    if (name === 'success') return [[name, value]];
    if (mayBeLeftOut && choose([true, false], 'absent', name, row)) return [];
    return [[name, encodeValues(value, name, row)]];
  });
  return Object.fromEntries(entries);
}
