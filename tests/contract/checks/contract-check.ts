import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { CallName } from '../../../src/api/contract/calls';
import type { OfferBody } from '../../../src/api/contract/requests';
import { Offer, type User } from '../../../src/api/contract/strict/entities';
import { type ContractClient, expectThat, parsed, Skipped } from './contract-client';

/** Who a check is made as. */
export interface Actor {
  token: string;
  user: User;
  password: string;
}

/** What the checks work with. An actor that is missing makes a check that needs it skip itself. */
export interface CheckContext {
  client: ContractClient;
  /** The account that was given, whatever its role. */
  anyone: Actor;
  /** The given account when it is an administrator. */
  admin: Actor | undefined;
  /** A user who is not an administrator: the given account, or one made for the checks. */
  user: Actor | undefined;
  /** Makes a fresh account of its own, in France unless told otherwise; only with `--write`, for no call deletes one. */
  createUser: (country?: string) => Promise<Actor>;
}

type Needs = 'anyone' | 'admin' | 'user' | 'fresh-user' | 'admin-and-fresh-user';

/** One sentence of the contract, and how to hold a backend against it. */
export interface ContractCheck {
  call: CallName;
  title: string;
  needs: Needs;
  /** Leaves something behind: made with `--write` alone. */
  writes?: true;
  run: (context: CheckContext) => Promise<void>;
}

/** An id that no row has. */
export const UNKNOWN_ID = 999_999_999_999;

/** What names no row in any database; « 1abc » is not among them, as a loose one would read it as 1 and delete that. */
export const NO_IDS = [UNKNOWN_ID, 0, 'abc'] as const;

/** The name of the accounts that are made for the checks. Its accents are there to be searched without them. */
export const CONTRACT_USER_NAME = 'Éloïse Contrôle';

/*
 * ISO 3166-1 leaves these codes to private use: no person's list shows what the checks make in them. Nothing is ever
 * made in the last, so that an offer which an interrupted run left behind disturbs no later one.
 */
export const OWN_COUNTRY = 'QZ';
export const OTHER_OWN_COUNTRY = 'QY';
export const EMPTY_COUNTRY = 'QX';

/* Why a check is skipped. */
export const NO_WRITE = 'leaves something behind: --write';
export const NO_ADMIN = 'needs an administrator';
export const NO_USER = 'needs a user who is not an administrator';

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

/** Makes a fresh account, and validates it. */
export async function createValidatedUser(context: CheckContext): Promise<Actor> {
  const token = adminTokenOf(context);
  const actor = await context.createUser();
  await context.client.ask('adminValidateUser', { token, params: { id: actor.user.id } });
  return actor;
}

/** What the calls that save an offer answer. */
export const SavedOffer = v.object({ data: Offer });

/** An offer of the checks' own, by a title that no other has. */
export const newOffer = (changes: Partial<OfferBody> = {}): OfferBody => ({
  title: `Essai du contrat ${randomUUID()}`,
  country: OWN_COUNTRY,
  deeplink: 'https://exemple.test/?a=1&b=deux#fin',
  ...changes,
});

/** Creates an offer, makes something of it, and deletes it whatever comes of that. */
export async function withOffer(
  context: CheckContext,
  body: OfferBody,
  use: (offer: Offer) => Promise<void>,
): Promise<void> {
  const token = adminTokenOf(context);
  const received = await context.client.send('adminCreateOffer', { token, body });
  const { data } = parsed(SavedOffer, received.body);
  try {
    expectThat(received.status === 201, `a new offer is answered by ${received.status}, not 201`);
    await use(data);
  } finally {
    // Whatever it answers: the check may have deleted the offer itself, and has its own error to tell.
    await context.client.send('adminDeleteOffer', { token, params: { id: data.id } });
  }
}
