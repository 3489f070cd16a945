import type { CallName } from '~/api/contract/client-calls';
import type { AnswerTransform } from '../../backend/answer-transform';
import { isJsonObject, type JsonObject, omit } from './json-object';

/** Ways for a row to lack something, taken in turn by id; `undefined` keeps the row whole. */
type Reduction = ((row: JsonObject) => JsonObject) | undefined;

const pick = (value: unknown, ...names: readonly string[]): unknown =>
  isJsonObject(value) ? Object.fromEntries(names.map((name) => [name, value[name]])) : value;

const offerReductions: readonly Reduction[] = [
  undefined,
  (offer) => ({ ...offer, commission: null, created_at: null }),
  (offer) => omit(offer, 'deeplink', 'description', 'image_url'),
  undefined,
  (offer) => omit(offer, 'commission', 'currency_code', 'created_at'),
  (offer) => ({ id: offer.id, title: offer.title }),
];

const participationReductions: readonly Reduction[] = [
  undefined,
  // The offer was deleted and the relation is null.
  (row) => ({ ...row, offer: null }),
  (row) => ({ ...row, offer: pick(row.offer, 'id', 'title'), user: pick(row.user, 'id', 'name', 'email') }),
  undefined,
  (row) => ({
    ...omit(row, 'clicked_at', 'updated_at'),
    created_at: null,
    status: row.status === 'opened' ? null : row.status,
  }),
  (row) => ({ ...row, raw_data: 'illisible' }),
];

const userReductions: readonly Reduction[] = [
  undefined,
  (user) => ({ ...user, created_at: null }),
  undefined,
  (user) => omit(user, 'pays', 'created_at'),
];

const reductions: Partial<Record<CallName, readonly Reduction[]>> = {
  listOffers: offerReductions,
  adminListOffers: offerReductions,
  listParticipations: participationReductions,
  adminListParticipations: participationReductions,
  adminListUsers: userReductions,
};

/** Rows lack what a plain backend leaves out; screens show a dash. */
export const reduceRows: AnswerTransform = (call, answer) => {
  const ways = reductions[call];
  const { status, body } = answer;
  if (ways === undefined || status >= 300 || !isJsonObject(body) || !Array.isArray(body.data)) return answer;
  const reduce = (row: unknown): unknown =>
    isJsonObject(row) ? (ways[Number(row.id) % ways.length]?.(row) ?? row) : row;
  return { status, body: { ...body, data: body.data.map(reduce) } };
};
