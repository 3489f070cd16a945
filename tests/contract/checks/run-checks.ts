import { DEFAULT_COUNTRY } from '../../../src/api/contract/limits';
import { Session } from '../../../src/api/contract/strict/entities';
import { accessChecks } from './access-checks';
import { accountChecks } from './account-checks';
import { adminChecks } from './admin-checks';
import { bodyChecks } from './body-checks';
import {
  type Actor,
  type CheckContext,
  CONTRACT_USER_NAME,
  type ContractCheck,
  NO_ADMIN,
  NO_USER,
  NO_WRITE,
} from './contract-check';
import { ContractClient, parsed, Skipped } from './contract-client';
import { networkChecks } from './network-checks';
import { offerChecks } from './offer-checks';
import { offerListChecks } from './offer-list-checks';
import { participationChecks } from './participation-checks';
import { sessionChecks } from './session-checks';
import { userChecks } from './user-checks';
import { valueChecks } from './value-checks';

/** Every sentence of the contract that a backend can be held against from outside. */
export const contractChecks: readonly ContractCheck[] = [
  ...sessionChecks,
  ...accountChecks,
  ...userChecks,
  ...participationChecks,
  ...adminChecks,
  ...offerListChecks,
  ...offerChecks,
  ...networkChecks,
  ...bodyChecks,
  ...accessChecks,
  ...valueChecks,
];

export interface CheckResult {
  check: ContractCheck;
  outcome: 'held' | 'broken' | 'skipped';
  /** What differed, or why it was skipped. */
  detail: string;
}

export interface RunOptions {
  url: string;
  email: string;
  password: string;
  /** Whether checks may leave something behind: accounts, settings, a synchronisation. */
  write: boolean;
}

/** Signs in, and makes what the checks need. */
export async function openContext({ url, email, password, write }: RunOptions): Promise<CheckContext> {
  const client = new ContractClient(url);
  const session = await client.logIn(email, password);
  const anyone: Actor = { token: session.access_token, user: session.user, password };
  let serial = 0;
  const createUser = async (country = DEFAULT_COUNTRY): Promise<Actor> => {
    serial += 1;
    const secret = 'motdepasse-contrat';
    const body = {
      name: CONTRACT_USER_NAME,
      email: `contrat.${Date.now().toString(36)}.${serial}@exemple.test`,
      password: secret,
      password_confirmation: secret,
      country,
    };
    const created = parsed(Session, await client.ask('register', { body }, 201));
    return { token: created.access_token, user: created.user, password: secret };
  };
  const { is_admin } = session.user;
  const admin = is_admin ? anyone : undefined;
  const user = is_admin ? (write ? await createUser() : undefined) : anyone;
  return { client, anyone, admin, user, createUser };
}

/** Why a check cannot be made here; before it begins, so that it leaves nothing half done behind. */
function reasonToSkip({ needs, writes }: ContractCheck, { admin, user }: CheckContext, write: boolean) {
  if (writes && !write) return NO_WRITE;
  if ((needs === 'admin' || needs === 'admin-and-fresh-user') && admin === undefined) return NO_ADMIN;
  return needs === 'user' && user === undefined ? NO_USER : undefined;
}

/** Makes one check. */
export async function runCheck(check: ContractCheck, context: CheckContext, write: boolean): Promise<CheckResult> {
  const reason = reasonToSkip(check, context, write);
  if (reason !== undefined) return { check, outcome: 'skipped', detail: reason };
  try {
    await check.run(context);
    return { check, outcome: 'held', detail: '' };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { check, outcome: error instanceof Skipped ? 'skipped' : 'broken', detail };
  }
}
