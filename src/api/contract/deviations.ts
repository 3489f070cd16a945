import * as v from 'valibot';

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

interface FieldIssue {
  /** The path from the top of the body; `null` is the body itself. */
  field: string | null;
  issue: v.BaseIssue<unknown>;
}

/** Flattens issues to fields; a union yields what each option misses. */
export const fieldIssues = (issues: readonly v.BaseIssue<unknown>[], above: string | null = null): FieldIssue[] =>
  issues.flatMap((issue) => {
    // valibot's paths within a union start at the union.
    const field = [above, v.getDotPath(issue)].filter(Boolean).join('.') || null;
    return issue.issues ? fieldIssues(issue.issues, field) : [{ field, issue }];
  });
