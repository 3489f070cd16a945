import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { CallName } from '../../../src/api/contract/client-calls';
import type { Offer, User } from '../../../src/api/contract/entities';
import type { OfferBody, RegisterBody } from '../../../src/api/contract/requests/request-bodies';
import { DEFAULT_COUNTRY } from '../../../src/api/contract/scalars';
import { Offer as StrictOffer } from '../../../src/api/contract/strict/answers';
import { type ContractClient, readSuccess } from './contract-client';
import { idIn } from './created-records';
import { Broken, Skipped } from './problem';
import { findOffers, removeOffer } from './remove-created-records';

/** The account that a check uses. */
export interface Actor {
  token: string;
  /** As the app reads it; undefined when GET /api/me cannot be read, which another check reports. */
  user: User | undefined;
  /** Unknown when only a token was given. */
  email: string | undefined;
  password: string | undefined;
}

/** What the checks work with. A check skips itself when the actor that it needs is missing. */
export interface CheckContext {
  client: ContractClient;
  /** The account that was given, whatever its role. */
  anyone: Actor;
  /** The given account when it is an administrator. */
  admin: Actor | undefined;
  /** A user who is not an administrator: the given account, or one made for the checks. */
  user: Actor | undefined;
  /** Whether checks may leave something behind: accounts, settings, a synchronisation. */
  write: boolean;
  /** Registers a fresh account, by default in France; only with `--write`, because no call deletes an account. */
  createUser: (country?: string) => Promise<KnownActor>;
}

/** An account with everything known. */
export interface KnownActor extends Actor {
  user: User;
  email: string;
  password: string;
}

type Needs = 'anyone' | 'password' | 'admin' | 'user' | 'fresh-user' | 'admin-and-fresh-user';

/** One requirement on a backend, as a sentence and the code that checks it. */
export interface ContractCheck {
  call: CallName;
  title: string;
  needs: Needs;
  /** Leaves something behind: runs only with `--write`. */
  writes?: true;
  /** The screen that suffers, when it is not the one that makes the call. */
  screen?: string;
  run: (context: CheckContext) => Promise<void>;
}

/** An id that no row has; a larger one is no integer for every database. */
export const UNKNOWN_ID = 2_147_483_647;

/** Ids that name no row. « 1abc » is not among them: a lenient database would read it as 1 and delete that row. */
export const NO_IDS = [UNKNOWN_ID, 0, 'abc'] as const;

/** The name of accounts made by the checks. It has accents, so that a check can search without them. */
export const CONTRACT_USER_NAME = 'Éloïse Contrôle';

/*
 * Countries that every list of countries has and where nobody lives: no user sees offers that the checks create there.
 * The checks create nothing in the last one.
 */
export const OWN_COUNTRY = 'AQ';
export const OTHER_OWN_COUNTRY = 'BV';
export const EMPTY_COUNTRY = 'HM';

/* Why a check is skipped. */
export const NO_WRITE = 'leaves something behind: --write';
export const NO_ADMIN = 'needs an administrator';
export const NO_USER = 'needs a user who is not an administrator';
export const NO_PASSWORD = 'needs the password of the account';

/** The administrator's token, or the reason why the check cannot be made. */
export function adminTokenOf({ admin }: CheckContext): string {
  if (admin === undefined) throw new Skipped(NO_ADMIN);
  return admin.token;
}

/** The token of a user who is not an administrator, or the reason why the check cannot be made. */
export function userTokenOf({ user }: CheckContext): string {
  if (user === undefined) throw new Skipped(NO_USER);
  return user.token;
}

/** The given account, or the reason why the check cannot be made. */
export function knownUser({ user }: Actor): User {
  if (user === undefined) throw new Skipped('needs to know whose the token is, which GET /api/me does not tell');
  return user;
}

/** The given account's address and password, or the reason why the check cannot be made. */
export function credentialsOf({ email, password }: Actor): { email: string; password: string } {
  if (email === undefined || password === undefined) throw new Skipped(NO_PASSWORD);
  return { email, password };
}

/** Meets the usual password policies. */
export const NEW_PASSWORD = 'Motdepasse-contrat-1';

/** A registration with an address that no account has. */
export const newRegistration = (country: string = DEFAULT_COUNTRY): RegisterBody => ({
  name: CONTRACT_USER_NAME,
  email: `contrat.${randomUUID()}@exemple.test`,
  password: NEW_PASSWORD,
  password_confirmation: NEW_PASSWORD,
  country,
});

/** Makes a fresh account, and validates it. */
export async function createValidatedUser(context: CheckContext): Promise<KnownActor> {
  const token = adminTokenOf(context);
  const actor = await context.createUser();
  await context.client.read('adminValidateUser', { token, params: { id: actor.user.id } });
  return actor;
}

/** The answer of the calls that save an offer. */
export const SavedOffer = v.object({ data: StrictOffer });

/** A unique title, by which a created offer is found again. */
export const newTitle = (): string => `Essai du contrat ${randomUUID()}`;

/** An offer with a unique title in a country without users. */
export const newOffer = (changes: Partial<OfferBody> = {}): OfferBody => ({
  title: newTitle(),
  country: OWN_COUNTRY,
  deeplink: 'https://exemple.test/?a=1&b=deux#fin',
  ...changes,
});

/** Creates an offer, calls `use` with its id, and always deletes it, even after a failure or an unreadable answer. */
export async function withOfferId(
  context: CheckContext,
  body: OfferBody,
  use: (id: string, created: { status: number; body: unknown }) => Promise<void>,
): Promise<void> {
  const token = adminTokenOf(context);
  const { client } = context;
  try {
    const received = await client.send('adminCreateOffer', { token, body });
    readSuccess('adminCreateOffer', received);
    const id = idIn(received.body) ?? (await findOffers(client, token, body.title))?.[0];
    if (id === undefined) {
      const came = 'no id in the answer, and no row of that title in GET /api/admin/offers';
      throw new Broken({ call: 'adminCreateOffer', field: 'id', came, expected: 'an offer that is found in the list' });
    }
    await use(id, received);
  } finally {
    await removeOffer(client, token, body.title);
  }
}

/** The same with the offer itself: as the answer has it by the contract, else as the list has it for the app. */
export const withOffer = (
  context: CheckContext,
  body: OfferBody,
  use: (offer: Offer) => Promise<void>,
): Promise<void> =>
  withOfferId(context, body, async (id, { body: answer }) => {
    const saved = v.safeParse(SavedOffer, answer);
    if (saved.success) return use(saved.output.data);
    const query = { search: body.title };
    const { data } = await context.client.read('adminListOffers', { token: adminTokenOf(context), query });
    const row = data.find((offer) => String(offer.id) === id);
    if (!row)
      throw new Broken({ call: 'adminListOffers', field: 'search', came: 'nothing', expected: 'the new offer' });
    await use(row);
  });
