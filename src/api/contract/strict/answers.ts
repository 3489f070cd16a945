import * as v from 'valibot';
import type { CallName } from '../client-calls';
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

export type SuccessStatus = 200 | 201;

const offerAnswer = v.object({ message: v.nullish(v.string()), data: v.nullish(Offer) });
const userAnswer = v.object({ message: v.nullish(v.string()), user: v.nullish(User) });

/** The contract's answer to each call, by success status; `../calls` has how the client reads it. */
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
