import type { CallName } from '~/api/contract/client-calls';
import { asPlainLaravel } from '../../mock-server/scenarios/laravel/plain-laravel';
import { answerSchema } from './faults';
import { change, type Field, fieldsOf, isRecord, type Path, without } from './fields';

/** An answer that deviates from the contract, and that screens accept. */
export interface Leniency {
  name: string;
  /** Whether the screen must look the same; otherwise it may show dashes. */
  isLossless: boolean;
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

type Edit = (json: unknown, path: Path) => unknown;

const isInside = ({ path: inner }: Field, { path: outer }: Field) =>
  inner.length > outer.length && outer.every((step, place) => inner[place] === step);

/** Drops the fields that lie inside another one of the list: they change with it. */
const outermost = (fields: readonly Field[]) =>
  fields.filter((field) => !fields.some((other) => isInside(field, other)));

/** Changes other fields in each row, so that no change hides another; fields outside the rows change all at once. */
const editInTurn = (json: unknown, fields: readonly Field[], edit: Edit): unknown => {
  const around = outermost(fields.filter((field) => !isOfRow(field)));
  const edited = around.reduce((whole, { path }) => edit(whole, path), json);
  if (!isRecord(edited) || !Array.isArray(edited.data)) return edited;
  const rows: unknown[] = edited.data;
  const ofRows = fields.filter(isOfRow);
  const data = rows.map((row, index) =>
    outermost(ofRows.filter((_, place) => place % rows.length === index)).reduce(
      (changed, { path }) => edit(changed, path.slice(ROW.length)),
      row,
    ),
  );
  return { ...edited, data };
};

const withNull: Edit = (json, path) => change(json, path, (value) => (value === undefined ? value : null));

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

/** A row without an id is left out of its list and counted under it. */
export const unreadableRow: Leniency = {
  name: 'une ligne sans identifiant',
  isLossless: false,
  tamper: rewritten(withoutOneId),
  unreadableRows: 1,
};

/** The deviations that each call's screens accept, by the fields of its schema. */
export const lenienciesOf = (name: CallName): Leniency[] => {
  const fields = fieldsOf(answerSchema(name));
  const ofType = (type: string) => fields.filter((field) => field.type === type);
  // A JSON column keeps its own types.
  const numbers = ofType('number').filter(({ path }) => !path.includes('raw_data'));
  const flags = ofType('boolean');
  const dispensable = fields.filter(isDispensable);
  const objects = dispensable.filter((field) => field.type === 'object' && !isOfRow(field));
  /** An answer without any field is unreadable: each field is missing in one of the two halves. */
  const [some, others] = [0, 1].map((rest) => dispensable.filter((_, place) => place % 2 === rest));
  const kind = (applies: boolean, title: string, isLossless: boolean, tamper: Leniency['tamper']) =>
    applies ? [{ name: title, isLossless, tamper }] : [];
  const lossless = (applies: boolean, title: string, tamper: Leniency['tamper']) => kind(applies, title, true, tamper);
  const lossy = (edited: readonly Field[] | undefined, title: string, edit: Edit) =>
    edited && edited.length > 0
      ? kind(
          true,
          title,
          false,
          rewritten((json) => editInTurn(json, edited, edit)),
        )
      : [];
  return [
    ...lossless(
      numbers.length > 0,
      'nombres en textes',
      rewritten((json) => encoded(json, numbers, asText)),
    ),
    ...lossless(
      flags.length > 0,
      'booléens en 0 et 1',
      rewritten((json) => encoded(json, flags, asFlag)),
    ),
    ...lossless(true, '« success: true » à côté', rewritten(besideSuccess)),
    // A Laravel sends no date for an account that has just registered.
    ...kind(true, 'comme un Laravel ordinaire', name !== 'register', asLaravel(name)),
    ...lossy(
      dispensable.filter((field) => !objects.includes(field)),
      'champs nuls',
      withNull,
    ),
    ...lossy(objects, 'objets nuls', withNull),
    ...(isList(name)
      ? [
          ...lossy(dispensable, 'champs absents', without),
          ...kind(true, 'lignes réduites', false, rewritten(reduceRows)),
        ]
      : [...lossy(some, 'des champs absents', without), ...lossy(others, 'd’autres champs absents', without)]),
  ];
};
