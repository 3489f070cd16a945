import * as v from 'valibot';

/** Where an answer differs from the contract. Names types, never a value: it may be personal or a token. */
export interface Deviation {
  /** The way to the field from the top of the body; `*` stands for every row of a list. */
  field: string;
  /** The type that came, or « missing ». */
  came: string;
  /** What the contract says. */
  expected: string;
}

/** A schema of an object, whatever is piped behind it. */
export type EntitySchema<T> = v.GenericSchema<unknown, T> & { readonly entries: Record<string, v.GenericSchema> };

const isEntity = (schema: v.GenericSchema): schema is EntitySchema<unknown> => 'entries' in schema;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON type of a value, as a developer would name it. */
export const typeName = (value: unknown): string => {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
};

const join = (...steps: string[]): string => steps.filter(Boolean).join('.');
const contractOf = (schema: v.GenericSchema): string =>
  isEntity(schema) ? 'object' : (v.getDescription(schema) ?? schema.expects);

/** That a value is not what the contract has at this place. */
const deviation = (schema: v.GenericSchema, raw: unknown, place: string): Deviation => ({
  field: place || '(body)',
  came: typeName(raw),
  expected: contractOf(schema),
});

/** What was read as something else than it came as, field by field. */
export const deviationsOf = (schema: v.GenericSchema, raw: unknown, read: unknown, place = ''): Deviation[] => {
  if (isRecord(raw) && isRecord(read)) {
    if (!isEntity(schema)) return [];
    return Object.entries(schema.entries).flatMap(([name, entry]) =>
      deviationsOf(entry, raw[name], read[name], join(place, name)),
    );
  }
  return Object.is(raw, read) ? [] : [deviation(schema, raw, place)];
};

/** What keeps something from being read: itself, or those of its fields that it cannot do without. */
export const obstaclesOf = (schema: v.GenericSchema, raw: unknown, place = ''): Deviation[] => {
  if (!isEntity(schema) || !isRecord(raw)) return [deviation(schema, raw, place)];
  const missing = Object.entries(schema.entries).filter(([name, entry]) => !v.is(entry, raw[name]));
  // Everything may be missing, but not all of it.
  const blamed = missing.length > 0 ? missing : Object.entries(schema.entries);
  return blamed.flatMap(([name, entry]) => obstaclesOf(entry, raw[name], join(place, name)));
};
