import { Session } from '../../../src/api/contract/entities';
import { accessChecks } from './access-checks';
import { adminChecks } from './admin-checks';
import type { Actor, CheckContext, ContractCheck } from './contract-check';
import { ContractClient, parsed, Skipped } from './contract-client';
import { sessionChecks } from './session-checks';
import { userChecks } from './user-checks';

/** Every sentence of the contract that a backend can be held against from outside. */
export const contractChecks: readonly ContractCheck[] = [
  ...sessionChecks,
  ...userChecks,
  ...adminChecks,
  ...accessChecks,
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
  const createUser = async (): Promise<Actor> => {
    serial += 1;
    const secret = 'motdepasse-contrat';
    const body = {
      name: 'Essai du contrat',
      email: `contrat.${Date.now().toString(36)}.${serial}@exemple.test`,
      password: secret,
      password_confirmation: secret,
      country: 'FR',
    };
    const created = parsed(Session, await client.ask('register', { body }, 201));
    return { token: created.access_token, user: created.user, password: secret };
  };
  const { is_admin } = session.user;
  const admin = is_admin ? anyone : undefined;
  const user = is_admin ? (write ? await createUser() : undefined) : anyone;
  return { client, anyone, admin, user, createUser };
}

/** Makes one check. */
export async function runCheck(check: ContractCheck, context: CheckContext, write: boolean): Promise<CheckResult> {
  if (check.writes && !write) return { check, outcome: 'skipped', detail: 'leaves something behind: --write' };
  try {
    await check.run(context);
    return { check, outcome: 'held', detail: '' };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { check, outcome: error instanceof Skipped ? 'skipped' : 'broken', detail };
  }
}
