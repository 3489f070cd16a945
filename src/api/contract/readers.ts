import * as v from 'valibot';
import {
  Application,
  Location,
  type LoginResult,
  NetworkSettings,
  Offer,
  OptionalMessage,
  type Paged,
  Participation,
  Sold,
  User,
} from './entities';
import {
  type Deviation,
  deviationsOf,
  type EntitySchema,
  isRecord,
  LenientCount,
  LenientDate,
  parseFailuresOf,
  typeName,
} from './lenient';

/* Finds a success's content in its body, which backends may wrap in `data`; `entities.ts` then reads it. */

/** `value` is `undefined` if it could not be read. */
interface Reading<T> {
  value: T | undefined;
  deviations: readonly Deviation[];
}

/** `askedPage` is that of the call. */
export type Reader<T> = (json: unknown, askedPage?: number) => Reading<T>;

const FAILED: readonly unknown[] = [false, 0, '0', 'false'];
const FAILED_STATUS: readonly unknown[] = [false, 'error', 'fail', 'failed', 'failure'];
const FIRST_FAILED_STATUS = 400;

/** `success: false`. */
export const deniesSuccess = (json: unknown): boolean => isRecord(json) && FAILED.includes(json.success);

const hasFailedStatus = (status: unknown): boolean =>
  typeof status === 'number' ? status >= FIRST_FAILED_STATUS : FAILED_STATUS.includes(status);

const hasError = ({ error, errors, data }: Record<string, unknown>): boolean =>
  error === true ||
  (data === undefined && typeof error === 'string' && error !== '') ||
  (data === undefined && typeof errors === 'object' && errors !== null && Object.keys(errors).length > 0);

/** Whether a 2xx is a refusal: by `success` where it says so, else by `status` (JSend) or errors. */
export const saysFailure = (json: unknown): boolean => {
  if (!isRecord(json)) return false;
  return (json.success ?? null) === null ? hasFailedStatus(json.status) || hasError(json) : deniesSuccess(json);
};

/** A path of field names; empty for the body itself. */
type JsonPath = readonly string[];
const BODY: JsonPath = [];
const DATA: JsonPath = ['data'];

const valueAt = (json: unknown, place: JsonPath): unknown =>
  place.reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), json);

const readWith = <T>(schema: v.GenericSchema<unknown, T>, raw: unknown, place: string): Reading<T> => {
  const parsed = v.safeParse(schema, raw);
  return parsed.success
    ? { value: parsed.output, deviations: deviationsOf(schema, raw, parsed.output, place) }
    : { value: undefined, deviations: parseFailuresOf(schema, raw, place) };
};

/** Reads an entity from the place that has most of its fields; `contractPath` is the contract's place. */
const entityAt =
  <T>(schema: EntitySchema<T>, contractPath: JsonPath, places: readonly JsonPath[]): Reader<T> =>
  (json) => {
    const names = Object.keys(schema.entries);
    const fieldsIn = (place: JsonPath): number => {
      const value = valueAt(json, place);
      return isRecord(value) ? names.filter((name) => value[name] !== undefined).length : 0;
    };
    const [place] = places.filter(fieldsIn).sort((one, other) => fieldsIn(other) - fieldsIn(one));
    if (!place)
      return {
        value: undefined,
        deviations: parseFailuresOf(schema, valueAt(json, contractPath), contractPath.join('.')),
      };
    const reading = readWith(schema, valueAt(json, place), place.join('.'));
    if (place === contractPath) return reading;
    const moved = {
      field: contractPath.join('.') || '(body)',
      came: `in ${place.join('.') || 'the body'}`,
      expected: 'object',
    };
    return { ...reading, deviations: [moved, ...reading.deviations] };
  };

const inDataOrBody = <T>(schema: EntitySchema<T>) => entityAt(schema, BODY, [DATA, BODY]);

const UNDER_DATA: JsonPath = ['data', 'user'];
const UNDER_USER: JsonPath = ['user'];
const userPlaces = [UNDER_DATA, UNDER_USER, DATA, BODY];

export const readMe = entityAt(User, UNDER_DATA, userPlaces);
/** The user that an answer names. */
const readUser = entityAt(User, UNDER_USER, userPlaces);

export const readSold = inDataOrBody(Sold);
export const readLocation = inDataOrBody(Location);
export const readNetworkSettings = inDataOrBody(NetworkSettings);

const readOfferBody = entityAt(Offer, DATA, [DATA, BODY]);
/** `data: null` is a missing offer. */
export const readOffer: Reader<Offer | null> = (json) =>
  isRecord(json) && json.data === null ? { value: null, deviations: [] } : readOfferBody(json);

/* Answers to writes: an unreadable body must not turn a completed write into a failure. */

/** Falls back to `otherwise`; an absent body is no deviation. */
const orElse =
  <T, TOtherwise>(reader: Reader<T>, otherwise: TOtherwise): Reader<T | TOtherwise> =>
  (json) => {
    const { value, deviations } = reader(json);
    return value === undefined ? { value: otherwise, deviations: [] } : { value, deviations };
  };

export const readDone: Reader<OptionalMessage> = orElse(entityAt(OptionalMessage, BODY, [BODY]), {});

/** Some backends put a part of the fields beside `data` and a part in it; those beside it go first. */
const readApplicationBody: Reader<Application> = (json) =>
  inDataOrBody(Application)(isRecord(json) && isRecord(json.data) ? { ...json.data, ...json } : json);
export const readApplication: Reader<Application> = orElse(readApplicationBody, {});

const Token = v.pipe(v.string(), v.nonEmpty());
/** Sanctum's examples call it `token`. */
const tokenPlaces: readonly JsonPath[] = [['access_token'], ['data', 'access_token'], ['token'], ['data', 'token']];
const readToken = (json: unknown): string | null =>
  tokenPlaces.map((place) => valueAt(json, place)).find((token) => v.is(Token, token)) ?? null;

/** Whether the answer states the user's rights; if not, GET /api/me must. */
const saysRights = (json: unknown): boolean =>
  userPlaces.some((place) => {
    const user = valueAt(json, place);
    return isRecord(user) && ![user.id, user.validated, user.is_admin].includes(undefined);
  });

/** The changed account; `null` if the answer lacks fields that matter. */
export const readChangedUser: Reader<User | null> = orElse(
  (json) => (saysRights(json) ? readUser(json) : { value: undefined, deviations: [] }),
  null,
);

/** A login without a token opened no session. */
export const readLogin: Reader<LoginResult> = (json) => {
  const token = readToken(json);
  if (token === null) return { value: undefined, deviations: [missingToken(json)] };
  const { value, deviations } = readUser(json);
  return { value: { access_token: token, user: (saysRights(json) && value) || null }, deviations };
};

/** The account exists whatever the body; unless stated, it is neither validated nor an administrator. */
export const readRegistration: Reader<LoginResult | null> = (json) => {
  const token = readToken(json);
  if (token === null) return { value: null, deviations: [missingToken(json)] };
  const { value = null, deviations } = readUser(json);
  return { value: { access_token: token, user: value }, deviations };
};

const missingToken = (json: unknown): Deviation => ({
  field: 'access_token',
  came: typeName(valueAt(json, ['access_token'])),
  expected: 'string',
});

const pageFields = ['current_page', 'last_page', 'total', 'per_page'] as const;

const createdAt = (row: unknown): number => Date.parse(String(v.parse(LenientDate, valueAt(row, ['created_at']))));

/** The contract's order. */
const byNewest = (one: unknown, other: unknown): number => createdAt(other) - createdAt(one) || 0;

/** PHP turns a filtered or sorted list into an object with numeric keys, which JavaScript puts in ascending order. */
const asRows = (value: unknown, mayBeEmpty: boolean): unknown[] | null => {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return null;
  const keys = Object.keys(value);
  return keys.every((key) => /^\d+$/.test(key)) && (mayBeEmpty || keys.length > 0)
    ? Object.values(value).sort(byNewest)
    : null;
};

/** Laravel's own, and those of usual packages (Fractal). */
const pagingPlaces: readonly JsonPath[] = [BODY, ['meta'], ['pagination'], ['meta', 'pagination']];

/** The rows, and where paging fields may stand: beside them, in `meta`, or around a list in `data.data`. */
const findRows = (json: unknown) => {
  const outer = valueAt(json, DATA);
  const inner = valueAt(outer, DATA);
  const rows = asRows(json, false) ?? asRows(outer, true) ?? asRows(inner, true);
  return (
    rows && { rows, envelopes: [json, outer].flatMap((each) => pagingPlaces.map((place) => valueAt(each, place))) }
  );
};

const nextPagePlaces: readonly JsonPath[] = [['next_page_url'], ['links', 'next']];

/** A list without paging fields is one page. */
const readPaging = (envelopes: readonly unknown[], rowCount: number, askedPage: number) => {
  // Laravel merges the `meta` of a collection with its own into pairs: `total: [33, 33]`.
  const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
  const firstCount = (...fields: readonly ((typeof pageFields)[number] | 'total_pages')[]) =>
    fields
      .flatMap((field) => envelopes.map((envelope) => v.parse(LenientCount, first(valueAt(envelope, [field])))))
      .find((count) => count !== null);
  const knownTotal = firstCount('total');
  const knownLastPage = firstCount('last_page', 'total_pages');
  const knownPage = firstCount('current_page');
  // `simplePaginate` counts nothing and names the next page, null after the last; a cursor's pages have no number.
  const nextPages = envelopes.flatMap((envelope) => nextPagePlaces.map((place) => valueAt(envelope, place)));
  const isCursor = envelopes.some((envelope) => valueAt(envelope, ['next_cursor']) !== undefined);
  const namesNext = !isCursor && nextPages.some((page) => page !== undefined);
  const isNumbered = namesNext || knownTotal !== undefined || knownLastPage !== undefined;
  const currentPage = Math.max(1, knownPage ?? (isNumbered ? askedPage : 1));
  const pagesBefore = currentPage - 1;
  // The last page may be shorter than those before it.
  const isLast = knownTotal !== undefined && pagesBefore > 0 && currentPage === knownLastPage;
  const knownPerPage = firstCount('per_page');
  const countedPerPage = isLast ? Math.ceil((knownTotal - rowCount) / pagesBefore) : rowCount;
  const perPage = Math.max(1, knownPerPage ?? countedPerPage);
  const total = knownTotal ?? pagesBefore * perPage + rowCount;
  const hasNext = nextPages.some(Boolean);
  const isEmpty = rowCount === 0 && !hasNext;
  // Past the end, nothing but a total says where the end is: else the first page is shown.
  const reached = isEmpty ? 1 : currentPage + (namesNext && hasNext ? 1 : 0);
  const counted = knownTotal === undefined || (isEmpty && !knownPerPage) ? 1 : Math.ceil(total / perPage);
  const lastPage = Math.max(1, knownLastPage ?? Math.max(reached, counted));
  return { current_page: currentPage, last_page: lastPage, total, per_page: perPage };
};

/** Reads a page; leaves unreadable rows out and counts them. */
const pageOf =
  <T>(schema: v.GenericSchema<unknown, T>): Reader<Paged<T>> =>
  (json, askedPage = 1) => {
    const found = findRows(json);
    const data = valueAt(json, DATA);
    const isThere = found !== null && data === found.rows;
    const noList: Deviation[] = isThere ? [] : [{ field: 'data', came: typeName(data), expected: 'list' }];
    if (!found) return { value: undefined, deviations: noList };
    const { rows, envelopes } = found;
    const readings = rows.map((row) => readWith(schema, row, 'data.*'));
    const readable = readings.flatMap(({ value }) => (value === undefined ? [] : [value]));
    const paging = readPaging(envelopes, rows.length, askedPage);
    const otherPaging = pageFields.filter((field) => valueAt(json, [field]) !== paging[field]);
    return {
      value: { data: readable, ...paging, unreadable: rows.length - readable.length },
      deviations: [
        ...noList,
        ...otherPaging.map((field) => ({ field, came: typeName(valueAt(json, [field])), expected: 'integer' })),
        ...readings.flatMap(({ deviations }) => deviations),
      ],
    };
  };

export const readUsers = pageOf(User);
export const readOffers = pageOf(Offer);
export const readParticipations = pageOf(Participation);
