import type * as v from 'valibot';

/** A place in an answer; `*` stands for every element of a list. */
export type Path = readonly string[];

/** A field of an answer, as its schema describes it. */
export interface Field extends Freedom {
  path: Path;
  type: string;
}

/** What the schema lets a field be besides its value. */
interface Freedom {
  mayBeAbsent: boolean;
  mayBeNull: boolean;
}

const REQUIRED: Freedom = { mayBeAbsent: false, mayBeNull: false };

export const isObject = (schema: v.GenericSchema): schema is v.ObjectSchema<v.ObjectEntries, undefined> =>
  schema.type === 'object';
export const isArray = (schema: v.GenericSchema): schema is v.ArraySchema<v.GenericSchema, undefined> =>
  schema.type === 'array';
export const isUnion = (schema: v.GenericSchema): schema is v.UnionSchema<v.GenericSchema[], undefined> =>
  schema.type === 'union';
export const isOptional = (
  schema: v.GenericSchema,
): schema is
  | v.NullishSchema<v.GenericSchema, undefined>
  | v.OptionalSchema<v.GenericSchema, undefined>
  | v.NullableSchema<v.GenericSchema, undefined> =>
  schema.type === 'nullish' || schema.type === 'optional' || schema.type === 'nullable';

/** Every field of a schema, deep; of a union its first option, which is the one that the contract prefers. */
export const fieldsOf = (schema: v.GenericSchema, path: Path = [], freedom = REQUIRED): Field[] => {
  if (isOptional(schema)) {
    const mayBeAbsent = schema.type !== 'nullable';
    const mayBeNull = schema.type !== 'optional';
    return fieldsOf(schema.wrapped, path, { mayBeAbsent, mayBeNull });
  }
  if (isUnion(schema)) {
    const [first] = schema.options;
    return first ? fieldsOf(first, path, freedom) : [];
  }
  const own = path.length > 0 && path.at(-1) !== '*' ? [{ path, type: schema.type, ...freedom }] : [];
  if (isArray(schema)) return [...own, ...fieldsOf(schema.item, [...path, '*'])];
  if (!isObject(schema)) return own;
  return [...own, ...Object.entries(schema.entries).flatMap(([name, entry]) => fieldsOf(entry, [...path, name]))];
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of `json` without the field at `path`, in every element of the lists on the way. */
export const without = (json: unknown, path: Path): unknown => change(json, path, () => undefined);

/** A copy of `json` with another value at `path`. */
export const change = (json: unknown, [step, ...rest]: Path, to: (value: unknown) => unknown): unknown => {
  if (step === undefined) return to(json);
  if (step === '*') return Array.isArray(json) ? json.map((element) => change(element, rest, to)) : json;
  if (!isRecord(json)) return json;
  return { ...json, [step]: change(json[step], rest, to) };
};

/** A copy of `json` in which every value that holds no other went through `to`. */
export const changeLeaves = (json: unknown, to: (value: unknown) => unknown): unknown => {
  if (Array.isArray(json)) return json.map((element) => changeLeaves(element, to));
  if (!isRecord(json)) return to(json);
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, changeLeaves(value, to)]));
};
