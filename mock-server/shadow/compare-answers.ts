import { type CallName, type ClientCall, clientCalls } from '~/api/contract/client-calls';
import { isRecord, parseAnswer, typeName } from '~/api/contract/lenient';
import { readOffers, readParticipations, saysFailure } from '~/api/contract/readers';
import { participationStatuses } from '~/api/contract/scalars';
import { cameText } from '../lenient-texts';

type DifferenceKind = 'status' | 'shape' | 'meaning';
/** Whether a screen fails, the app reads it all the same, or nothing shows it. */
type DifferenceWeight = 'breaks' | 'read' | 'harmless';

/** Where another backend answers otherwise. Holds types and counts, never values of rows: they may be personal. */
export interface Difference {
  call: CallName;
  kind: DifferenceKind;
  weight: DifferenceWeight;
  /** `*` stands for every row. */
  field: string;
  here: string;
  there: string;
}

export interface ComparedAnswer {
  status: number;
  text: string;
}

type Found = Omit<Difference, 'call'>;

const isSuccess = ({ status }: ComparedAnswer): boolean => status >= 200 && status < 300;

/** How another backend's answer to a read differs from the mock's: in status, shape or meaning. Pure. */
export function compareAnswers(
  call: CallName,
  asked: { query: string; country: string | undefined },
  here: ComparedAnswer,
  there: ComparedAnswer,
): Difference[] {
  const differences = statusDifferences(call, here, there) ?? [
    ...shapeDifferences(call, asked.query, here, there),
    ...meaningDifferences(call, asked, there),
  ];
  return differences.map((difference) => ({ call, ...difference }));
}

/** `undefined` where both succeed, and the bodies can be compared. */
function statusDifferences(call: CallName, here: ComparedAnswer, there: ComparedAnswer): Found[] | undefined {
  const found = (weight: DifferenceWeight, toThere = String(there.status)): Found[] => [
    { kind: 'status', weight, field: 'statut', here: String(here.status), there: toThere },
  ];
  if (!isSuccess(here) || !isSuccess(there)) {
    if (here.status === there.status) return [];
    return found(isSuccess(here) ? 'breaks' : 'read');
  }
  const json = parseAnswer(there.text);
  if (json === undefined) return found('breaks', `${there.status}, sans JSON`);
  if (saysFailure(json) && call !== 'getOffer') return found('breaks', `${there.status}, et le corps dit l’échec`);
  return undefined;
}

function shapeDifferences(call: CallName, query: string, here: ComparedAnswer, there: ComparedAnswer): Found[] {
  const { read }: ClientCall = clientCalls[call];
  const page = Number(new URLSearchParams(query).get('page') ?? 1);
  const json = parseAnswer(there.text);
  const { value, deviations } = read(json, page);
  const weight = value === undefined ? 'breaks' : 'read';
  const [ownTypes, otherTypes] = [typesOf(parseAnswer(here.text)), typesOf(json)];
  const deviating = grouped(deviations).map(
    ({ field, came, expected }): Found => ({ kind: 'shape', weight, field, here: expected, there: came }),
  );
  // What stands elsewhere is neither absent nor more.
  const moved = deviations.flatMap(({ came }) => /^in (?!the body)(.+)$/.exec(came)?.[1] ?? []);
  const named = [...deviating.map(({ field }) => field), ...moved];
  const isNamed = (field: string) => named.some((each) => each === field || each.startsWith(`${field}.`));
  // A list may be empty on either side.
  const isLacking = (field: string, types: typeof ownTypes) =>
    !types.has(field) && types.has(parentOf(field)) && !field.endsWith('*') && !isNamed(field);
  const absent = [...ownTypes]
    .filter(([field]) => isLacking(field, otherTypes))
    .map(
      ([field, types]): Found => ({
        kind: 'shape',
        weight: 'harmless',
        field,
        here: [...types].join(' ou '),
        there: 'absent',
      }),
    );
  const more = [...otherTypes.keys()].filter((field) => isLacking(field, ownTypes));
  const additional: Found[] =
    more.length === 0
      ? []
      : [{ kind: 'shape', weight: 'harmless', field: '(en plus)', here: 'absent', there: more.join(', ') }];
  return [...deviating, ...absent, ...additional];
}

/** One line for each field, whatever the number of rows. */
function grouped<T extends { field: string; came: string; expected: string }>(deviations: readonly T[]) {
  const byField = new Map<string, { field: string; came: Set<string>; expected: string }>();
  for (const { field, came, expected } of deviations) {
    const known = byField.get(field) ?? { field, came: new Set(), expected };
    known.came.add(cameText(came));
    byField.set(field, known);
  }
  return [...byField.values()].map(({ field, came, expected }) => ({ field, came: [...came].join(' ou '), expected }));
}

const parentOf = (field: string): string => field.split('.').slice(0, -1).join('.');

/** The types of each place, all rows of a list taken together. */
function typesOf(json: unknown, place = '', types = new Map<string, Set<string>>()): Map<string, Set<string>> {
  const known = types.get(place) ?? new Set();
  types.set(place, known.add(typeName(json)));
  const inside: [string, unknown][] = Array.isArray(json)
    ? json.map((item) => ['*', item])
    : Object.entries(isRecord(json) ? json : {});
  for (const [key, value] of inside) typesOf(value, place === '' ? key : `${place}.${key}`, types);
  return types;
}

interface Row {
  country?: string | null | undefined;
  status?: string | null | undefined;
  created_at?: string | null | undefined;
  currency_code?: string;
}

/** What is readable and yet says something else: a filter that filters nothing, another order, unknown words. */
function meaningDifferences(
  call: CallName,
  { query, country }: { query: string; country: string | undefined },
  there: ComparedAnswer,
): Found[] {
  const search = new URLSearchParams(query);
  const { read }: ClientCall = clientCalls[call];
  const json = parseAnswer(there.text);
  const { value } = read(json, Number(search.get('page') ?? 1));
  if (isRecord(value) && call === 'sold') return soldDifferences(value);
  if (!isRecord(value) || !Array.isArray(value.data)) return [];
  const isOffers = read === readOffers;
  const isParticipations = read === readParticipations;
  const rows: Row[] = value.data.filter(isRecord);
  const { total, per_page: perPage, current_page: page, last_page: lastPage } = value;
  const found: Found[] = [];
  const tell = (weight: DifferenceWeight, field: string, expected: string, came: string) =>
    found.push({ kind: 'meaning', weight, field, here: expected, there: came });

  const askedPerPage = search.get('per_page');
  if (askedPerPage !== null && rows.length > Number(askedPerPage))
    tell('read', 'per_page', `au plus ${lines(Number(askedPerPage))}`, lines(rows.length));
  const askedPage = search.get('page');
  if (askedPage !== null && page !== Number(askedPage))
    tell('breaks', 'page', `page ${askedPage}`, `page ${String(page)}`);
  if (typeof total === 'number' && total < rows.length)
    tell('read', 'total', 'au moins le nombre de lignes', `${total} pour ${lines(rows.length)}`);
  // What a backend leaves out is counted, and agrees by itself.
  const saysPages = isRecord(json) && json.total !== undefined && json.last_page !== undefined;
  const pages = Math.max(1, Math.ceil(Number(total) / Number(perPage)));
  if (saysPages && lastPage !== pages) tell('read', 'last_page', `${pages}, par total et per_page`, String(lastPage));
  if (typeof value.unreadable === 'number' && value.unreadable > 0)
    tell('breaks', 'data.*', 'toutes lisibles', `${lines(value.unreadable)} sans identifiant`);
  const wantedCountry = isOffers ? (search.get('country') ?? country ?? '').toUpperCase() : '';
  const foreign = rows.filter((row) => wantedCountry !== '' && row.country?.toUpperCase() !== wantedCountry).length;
  if (foreign > 0) tell('breaks', 'data.*.country', 'seulement le pays demandé', `${lines(foreign)} d’un autre pays`);
  const status = isParticipations ? (search.get('status') ?? '') : '';
  const others = rows.filter((row) => status !== '' && row.status !== status).length;
  if (others > 0) tell('breaks', 'data.*.status', 'seulement le statut demandé', `${lines(others)} d’un autre statut`);
  const known: readonly string[] = participationStatuses;
  const unknown = isParticipations ? rows.filter((row) => !known.includes(row.status ?? 'pending')).length : 0;
  if (unknown > 0)
    tell('read', 'data.*.status', known.join(', '), `${lines(unknown)} d’un statut inconnu, montré comme en attente`);
  if (!isNewestFirst(rows)) tell('read', 'data.*.created_at', 'la plus récente d’abord', 'un autre ordre');
  return found;
}

function soldDifferences({ total, opened, approved, disapproved }: Record<string, unknown>): Found[] {
  const sum = Number(opened) + Number(approved) + Number(disapproved);
  if (typeof total !== 'number' || Number.isNaN(sum) || sum === total) return [];
  const here = 'opened + approved + disapproved';
  return [{ kind: 'meaning', weight: 'read', field: 'total', here, there: `${total} pour ${sum}` }];
}

const lines = (count: number): string => `${count} ${count > 1 ? 'lignes' : 'ligne'}`;

function isNewestFirst(rows: readonly Row[]): boolean {
  const dates = rows.map(({ created_at }) => Date.parse(created_at ?? '')).filter((date) => !Number.isNaN(date));
  return dates.every((date, index) => index === 0 || date <= (dates[index - 1] ?? date));
}
