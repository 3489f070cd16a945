import * as v from 'valibot';
import type { CallName } from '../client-calls';
import { validationMessages } from '../requests/request-bodies';
import { countryCode, MAX_PER_PAGE, participationStatuses } from '../scalars';
import {
  Application,
  Location,
  NetworkSettings,
  Offer,
  OptionalMessage,
  Participation,
  paged,
  Session,
  Sold,
  User,
} from './entities';

/* The parameters of calls (text until parsed; an empty filter counts as absent), and their answers by status. */

const CountryCode = countryCode(validationMessages.countryInvalid);
const NOT_POSITIVE = 'Nombre entier positif attendu';

/** Integers beyond the largest safe one become that one. */
const PositiveInteger = v.pipe(
  v.string(),
  v.regex(/^[0-9]+$/, NOT_POSITIVE),
  v.transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER)),
  v.minValue(1, NOT_POSITIVE),
);

const emptyAsAbsent = <TSchema extends v.GenericSchema<string, unknown>>(schema: TSchema) =>
  v.optional(
    v.union(
      [
        v.pipe(
          v.literal(''),
          v.transform(() => undefined),
        ),
        schema,
      ],
      ({ issues, message }) => issues?.at(-1)?.message ?? message,
    ),
  );

export const PageQuery = v.object({
  page: v.optional(PositiveInteger),
  per_page: v.optional(v.pipe(PositiveInteger, v.maxValue(MAX_PER_PAGE, `Au plus ${MAX_PER_PAGE}`))),
});

/** `validated` is 1 or 0; `search` matches name or email. */
export const UsersQuery = v.object({
  ...PageQuery.entries,
  search: v.optional(v.string()),
  validated: emptyAsAbsent(v.picklist(['1', '0'], 'Valeur inconnue')),
});

export const OffersQuery = v.object({
  ...PageQuery.entries,
  search: v.optional(v.string()),
  country: emptyAsAbsent(CountryCode),
});

export const ParticipationsQuery = v.object({
  ...PageQuery.entries,
  status: emptyAsAbsent(v.picklist(participationStatuses, 'Statut inconnu')),
});

export const IdParams = v.object({
  id: v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,14}$/, 'Identifiant invalide'), v.transform(Number)),
});

/** Sent only with the calls whose definition names it. */
export const CountryHeader = v.object({
  'x-country': emptyAsAbsent(CountryCode),
});

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
