import type { CallName } from '~/api/contract/client-calls';
import { asPlainLaravel } from '../../mock-server/scenarios/laravel/plain-laravel';
import { answerSchema } from './faults';
import { change, type Field, fieldsOf, isRecord, type Path } from './fields';

/** An answer that deviates from the contract, and that screens accept. */
export interface Leniency {
  name: string;
  tamper: (answer: Answer) => Answer;
  /** How many rows the screen must report as unreadable. */
  unreadableRows?: number;
}

interface Answer {
  status: number;
  text: string;
}

const ROW: Path = ['data', '*'];
const isOfRow = ({ path }: Field) => path.length > ROW.length && ROW.every((step, place) => path[place] === step);
export const isList = (name: CallName) => fieldsOf(answerSchema(name)).some(isOfRow);

/** Fields that the app needs: without one there is no list, no row, no session, no country, no offer. */
const indispensable: ReadonlySet<string> = new Set([
  'data',
  'data.*.id',
  'data.user',
  'data.user.id',
  'data.id',
  'access_token',
  'country_code',
]);

const isDispensable = ({ path }: Field) => !indispensable.has(path.join('.'));

const isInside = ({ path: inner }: Field, { path: outer }: Field) =>
  inner.length > outer.length && outer.every((step, place) => inner[place] === step);

/** Drops the fields that lie inside another one of the list: they change with it. */
const outermost = (fields: readonly Field[]) =>
  fields.filter((field) => !fields.some((other) => isInside(field, other)));

const withNull = (json: unknown, path: Path): unknown =>
  change(json, path, (value) => (value === undefined ? value : null));

/** Nulls other fields in each row, so that none hides another; those outside the rows all at once. */
const withoutValues = (json: unknown, fields: readonly Field[]): unknown => {
  const around = outermost(fields.filter((field) => !isOfRow(field)));
  const edited = around.reduce((whole, { path }) => withNull(whole, path), json);
  if (!isRecord(edited) || !Array.isArray(edited.data)) return edited;
  const rows: unknown[] = edited.data;
  const ofRows = fields.filter(isOfRow);
  const data = rows.map((row, index) =>
    outermost(ofRows.filter((_, place) => place % rows.length === index)).reduce(
      (changed, { path }) => withNull(changed, path.slice(ROW.length)),
      row,
    ),
  );
  return { ...edited, data };
};

const asText = (value: unknown, row: number) => {
  if (typeof value !== 'number') return value;
  // Every other row, as databases print a DECIMAL.
  return row % 2 === 1 && Number.isInteger(value) ? value.toFixed(2) : String(value);
};

const asFlag = (value: unknown, row: number) => {
  if (typeof value !== 'boolean') return value;
  return row % 2 === 1 ? String(Number(value)) : Number(value);
};

/** Every field of these types in another encoding, which may depend on the number of the row. */
const encoded = (json: unknown, fields: readonly Field[], encode: (value: unknown, row: number) => unknown): unknown =>
  fields.reduce<unknown>((edited, { path }) => {
    let row = 0;
    return change(edited, path, (value) => encode(value, row++));
  }, json);

/** The fields that remain of a relation loaded with `select`. */
const REDUCED_TO: readonly string[] = ['id', 'title', 'name', 'email', 'status', 'offer', 'user'];

const reduced = (value: unknown): unknown => {
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => REDUCED_TO.includes(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, reduced(inner)]));
};

const reduceRows = (json: unknown): unknown => {
  if (!isRecord(json) || !Array.isArray(json.data)) return json;
  return { ...json, data: json.data.map(reduced) };
};

/** Rewrites the content of an answer. */
const rewritten =
  (rewrite: (json: unknown) => unknown): Leniency['tamper'] =>
  ({ status, text }) => ({ status, text: JSON.stringify(rewrite(JSON.parse(text))) });

const besideSuccess = (json: unknown) => (isRecord(json) ? { ...json, success: true } : json);

const asLaravel =
  (name: CallName): Leniency['tamper'] =>
  ({ status, text }) => {
    const said = asPlainLaravel(name, { status, body: JSON.parse(text) });
    return { status: said.status, text: said.body === undefined ? '' : JSON.stringify(said.body) };
  };

/** Removes the id of the third row; the others must still show. */
const withoutOneId = (json: unknown): unknown => {
  if (!isRecord(json) || !Array.isArray(json.data)) return json;
  const data = json.data.map((row: unknown, place) => (place === 2 && isRecord(row) ? { ...row, id: null } : row));
  return { ...json, data };
};

/** Lists of another backend that says little of each row. */
export const reducedRows: Leniency = { name: 'lignes réduites', tamper: rewritten(reduceRows) };

/** A row without an id is left out of its list and counted under it. */
export const unreadableRow: Leniency = {
  name: 'une ligne sans identifiant',
  tamper: rewritten(withoutOneId),
  unreadableRows: 1,
};

/** A Laravel sends no date for an account that has just registered, and nothing of one that was validated. */
const lessOfLaravel: ReadonlySet<CallName> = new Set(['register', 'adminValidateUser']);

const plainLaravel = (name: CallName): Leniency => ({ name: 'comme un Laravel ordinaire', tamper: asLaravel(name) });

/** Deviations that lose nothing: the client reads the same (`tests/unit/api/call-faults.test.ts`). */
export const losslessLenienciesOf = (name: CallName): Leniency[] => {
  const fields = fieldsOf(answerSchema(name));
  // A JSON column keeps its own types.
  const numbers = fields.filter(({ type, path }) => type === 'number' && !path.includes('raw_data'));
  const flags = fields.filter(({ type }) => type === 'boolean');
  return [
    { name: 'nombres en textes', tamper: rewritten((json) => encoded(json, numbers, asText)) },
    { name: 'booléens en 0 et 1', tamper: rewritten((json) => encoded(json, flags, asFlag)) },
    { name: '« success: true » à côté', tamper: rewritten(besideSuccess) },
    ...(lessOfLaravel.has(name) ? [] : [plainLaravel(name)]),
  ];
};

/** The deviations that each call's screens accept, by the fields of its schema: they may show dashes. */
export const lenienciesOf = (name: CallName): Leniency[] => {
  const dispensable = fieldsOf(answerSchema(name)).filter(isDispensable);
  const isObject = (field: Field) => field.type === 'object' && !isOfRow(field);
  const nulled = (title: string, fields: readonly Field[]): Leniency[] =>
    fields.length > 0 ? [{ name: title, tamper: rewritten((json) => withoutValues(json, fields)) }] : [];
  return [
    ...nulled(
      'champs nuls',
      dispensable.filter((field) => !isObject(field)),
    ),
    ...nulled('objets nuls', dispensable.filter(isObject)),
    ...(isList(name) ? [reducedRows] : []),
    ...(lessOfLaravel.has(name) ? [plainLaravel(name)] : []),
  ];
};
