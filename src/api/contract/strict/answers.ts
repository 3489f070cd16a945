import * as v from 'valibot';
import type { CallName } from '../client-calls';
import type { Paged as PageRead } from '../entities';
import { COUNTRY_CODE } from '../scalars';

/*
 * What a server that keeps the contract sends: for mock server, OpenAPI document and contract tests. The app reads
 * with `../entities` and never imports this folder.
 */

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const DateText = v.pipe(v.string(), v.description('ISO 8601, UTC'), v.examples(['2026-03-14T09:26:53Z']));
const CountryText = v.pipe(v.string(), v.description('ISO 3166-1 alpha-2'), v.examples(['FR']));

export const User = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  validated: v.boolean(),
  is_admin: v.boolean(),
  pays: v.nullish(CountryText),
  created_at: DateText,
});
export type User = v.InferOutput<typeof User>;

export const Offer = v.object({
  id: Id,
  title: v.string(),
  description: v.nullish(v.string()),
  image_url: v.nullish(v.string()),
  country: CountryText,
  deeplink: v.pipe(v.string(), v.description('http(s) URL')),
  api_key: v.nullish(v.string()),
  created_at: DateText,
  status: v.nullish(v.pipe(v.string(), v.description('approved, pending or disapproved'))),
  commission: v.pipe(v.number(), v.description('EUR')),
  currency_code: v.pipe(v.string(), v.description('ISO 4217'), v.examples(['EUR'])),
});
export type Offer = v.InferOutput<typeof Offer>;

/** Unix seconds, milliseconds, or a date string: read it with `parseTimestamp`. */
const TransactionDate = v.union([v.number(), v.string()]);

/** `user` comes in the administrator's list alone. */
export const Participation = v.object({
  id: Id,
  offer_id: Id,
  offer: Offer,
  user: v.nullish(User),
  status: v.pipe(v.string(), v.description('opened, approved, disapproved; any other is shown as pending')),
  created_at: DateText,
  clicked_at: DateText,
  updated_at: DateText,
  raw_data: v.nullish(
    v.object({
      transaction: v.nullish(
        v.object({
          date: v.nullish(TransactionDate),
          anonymous_ip: v.nullish(v.string()),
          value: v.nullish(v.pipe(v.number(), v.description('EUR, of the order or the lead'))),
          reason: v.nullish(v.pipe(v.string(), v.description('Why the partner refused'))),
        }),
      ),
    }),
  ),
});
export type Participation = v.InferOutput<typeof Participation>;

export const Sold = v.object({
  sold: v.pipe(v.number(), v.description('Balance in EUR: 1 per approved participation')),
  total: Count,
  opened: Count,
  approved: Count,
  disapproved: Count,
});
export type Sold = v.InferOutput<typeof Sold>;

export const Location = v.object({
  country_code: v.pipe(CountryText, v.regex(COUNTRY_CODE)),
  country: v.string(),
  city: v.nullish(v.string()),
});
export type Location = v.InferOutput<typeof Location>;

export const Session = v.object({ access_token: v.pipe(v.string(), v.minLength(1)), user: User });
export type Session = v.InferOutput<typeof Session>;

const OptionalMessage = v.object({ message: v.nullish(v.string()) });

/** `action` is `continue` when the user already took part, any other value otherwise. */
export const Application = v.object({
  action: v.pipe(v.string(), v.examples(['created', 'continue'])),
  deeplink: v.nullish(v.string()),
  message: v.nullish(v.string()),
});
export type Application = v.InferOutput<typeof Application>;

/** An identifier of digits may come as a number. */
const Identifier = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** Either part may be `null` before the first save or synchronisation, but not absent. */
export const NetworkSettings = v.object({
  settings: v.nullable(v.object({ publisher_id: v.nullish(Identifier), username: v.nullish(v.string()) }), {}),
  sync_info: v.nullable(v.object({ last_sync: v.nullish(v.string()), last_sync_count: v.nullish(Count) }), {}),
});
export type NetworkSettings = v.InferOutput<typeof NetworkSettings>;

export const paged = <TItem extends v.GenericSchema>(item: TItem) =>
  v.object({
    data: v.array(item),
    current_page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    last_page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    total: Count,
    per_page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  });

export type Paged<TItem> = Omit<PageRead<TItem>, 'unreadable'>;

export const ErrorBody = v.object({
  message: v.fallback(v.nullish(v.string()), null),
  error: v.fallback(v.nullish(v.string()), null),
  errors: v.fallback(v.nullish(v.record(v.string(), v.union([v.array(v.string()), v.string()]))), null),
  success: v.fallback(v.nullish(v.boolean()), null),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;

export type SuccessStatus = 200 | 201;

const offerAnswer = v.object({ message: v.nullish(v.string()), data: v.nullish(Offer) });
const userAnswer = v.object({ message: v.nullish(v.string()), user: v.nullish(User) });

/** The contract's answer to each call, by success status; `../client-calls` has how the client reads it. */
export const answers = {
  me: { 200: v.union([v.object({ data: v.object({ user: User }) }), v.object({ user: User })]) },
  login: { 200: Session },
  register: { 200: Session, 201: Session },
  logout: { 200: OptionalMessage },
  forgotPassword: { 200: OptionalMessage },
  resetPassword: { 200: OptionalMessage },
  location: { 200: Location },
  listOffers: { 200: paged(Offer) },
  getOffer: {
    200: v.union([
      v.object({ success: v.nullish(v.boolean()), data: v.nullable(Offer) }),
      // A refusal may carry anything or nothing besides.
      v.object({ success: v.literal(false) }),
    ]),
  },
  applyToOffer: { 200: Application, 201: Application },
  listParticipations: { 200: paged(Participation) },
  sold: { 200: Sold },
  updateProfile: { 200: userAnswer },
  adminListUsers: { 200: paged(User) },
  adminValidateUser: { 200: userAnswer },
  adminListOffers: { 200: paged(Offer) },
  adminCreateOffer: { 200: offerAnswer, 201: offerAnswer },
  adminUpdateOffer: { 200: offerAnswer },
  adminDeleteOffer: { 200: OptionalMessage },
  adminListParticipations: { 200: paged(Participation) },
  networkSettings: { 200: NetworkSettings },
  saveNetworkSettings: { 200: OptionalMessage },
  testNetwork: { 200: OptionalMessage },
  syncNetwork: { 200: OptionalMessage },
} as const satisfies Record<CallName, Partial<Record<SuccessStatus, v.GenericSchema>>>;

export const answersOf = (name: CallName): Partial<Record<SuccessStatus, v.GenericSchema>> => answers[name];

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
