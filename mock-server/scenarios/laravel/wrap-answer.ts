import type { CallName } from '~/api/contract/client-calls';
import type { AnswerTransform, CallResult } from '../../backend/answer-transform';
import { isJsonObject, type JsonObject, omit } from './json-object';

const NOTHING: CallResult = { status: 204, body: undefined };

type Wrap = (body: JsonObject, status: number) => CallResult;

const wrapBody =
  (wrap: (body: JsonObject) => unknown): Wrap =>
  (body, status) => ({ status, body: wrap(body) });

const withoutBody: Wrap = () => NOTHING;

/** A model after `create()` lacks the columns that the database fills in. */
const asJustCreated = (row: unknown): unknown =>
  isJsonObject(row) ? omit(row, 'validated', 'is_admin', 'created_at', 'commission', 'currency_code', 'status') : row;

interface Page {
  data: unknown[];
  current_page: number;
  last_page: number;
  total: number;
  per_page: number;
}

const pageOf = ({ data, current_page, last_page, total, per_page }: JsonObject): Page => ({
  data: Array.isArray(data) ? data : [],
  current_page: Number(current_page),
  // A backend that divides by itself has zero pages for zero rows.
  last_page: total === 0 ? 0 : Number(last_page),
  total: Number(total),
  per_page: Number(per_page),
});

const urlOf = (page: number): string => `https://api.exemple.test/api?page=${page}`;

const linksOf = ({ current_page, last_page }: Page) => ({
  first: urlOf(1),
  last: urlOf(last_page),
  prev: current_page > 1 ? urlOf(current_page - 1) : null,
  next: current_page < last_page ? urlOf(current_page + 1) : null,
});

const boundsOf = ({ data, current_page, per_page }: Page) => {
  const from = (current_page - 1) * per_page + 1;
  return data.length > 0 ? { from, to: from + data.length - 1 } : { from: null, to: null };
};

/** The answer of `paginate()`. */
const asPaginator = (page: Page, data: unknown = page.data): JsonObject => {
  const { first, last, prev, next } = linksOf(page);
  const links = [{ url: first, label: '1', active: page.current_page === 1 }];
  const urls = { first_page_url: first, last_page_url: last, prev_page_url: prev, next_page_url: next };
  return { ...page, data, ...boundsOf(page), ...urls, links, path: 'https://api.exemple.test/api' };
};

/** The answer of a collection of API resources. */
const asResources = ({ data, ...page }: Page): JsonObject => ({
  data,
  links: linksOf({ data, ...page }),
  meta: { ...page, ...boundsOf({ data, ...page }), path: 'https://api.exemple.test/api' },
});

/** PHP encodes a filtered list as an object with numeric keys. */
const asKeyed = (data: unknown[]): unknown => (data.length > 0 ? { ...data } : data);

const asBareWhenWhole = (page: Page): unknown => (page.last_page > 1 ? asPaginator(page) : page.data);

/** The place of a user, chosen by id: `data.user`, `user`, `data`, or the root. */
const wrapMe = ({ data }: JsonObject): unknown => {
  const user = isJsonObject(data) ? data.user : undefined;
  const shapes = [{ data: { user } }, { user }, { data: user }, user];
  return shapes[isJsonObject(user) ? Number(user.id) % shapes.length : 0];
};

/** How Laravel wraps each call; others come as in the contract. */
const wraps: Partial<Record<CallName, Wrap>> = {
  me: wrapBody(wrapMe),
  login: wrapBody((body) => ({ success: true, token_type: 'bearer', ...body })),
  register: wrapBody(({ user, ...session }) => ({ data: { ...session, user: asJustCreated(user) } })),
  logout: withoutBody,
  forgotPassword: withoutBody,
  resetPassword: withoutBody,
  listOffers: wrapBody((body) => asResources(pageOf(body))),
  getOffer: wrapBody(({ data }) => ({ data })),
  // « created » goes without saying; only « continue » is told.
  applyToOffer: (body, status) => ({ status, body: status === 201 ? omit(body, 'action', 'message') : body }),
  listParticipations: wrapBody((body) => asBareWhenWhole(pageOf(body))),
  sold: wrapBody((body) => ({ success: true, ...body })),
  updateProfile: wrapBody(({ user }) => ({ success: true, data: user })),
  adminListUsers: wrapBody((body) => asPaginator(pageOf(body))),
  adminValidateUser: withoutBody,
  adminListOffers: wrapBody((body) => {
    const page = pageOf(body);
    return { ...asResources(page), data: asKeyed(page.data) };
  }),
  adminCreateOffer: wrapBody(({ data }) => asJustCreated(data)),
  adminUpdateOffer: wrapBody(({ data }) => ({ success: true, data: asJustCreated(data) })),
  adminDeleteOffer: withoutBody,
  adminListParticipations: wrapBody((body) => {
    const page = pageOf(body);
    return asPaginator(page, asKeyed(page.data));
  }),
  networkSettings: wrapBody((body) => ({ data: body })),
  saveNetworkSettings: withoutBody,
  testNetwork: wrapBody((body) => ({ success: true, ...body })),
  syncNetwork: wrapBody((body) => ({ success: true, ...body })),
};

/** Wraps successes; refusals already have the contract's form. */
export const wrapAnswer: AnswerTransform = (call, { status, body }) => {
  const wrap = wraps[call];
  return status < 300 && wrap !== undefined && isJsonObject(body) ? wrap(body, status) : { status, body };
};
