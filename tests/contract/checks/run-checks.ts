import { accessChecks } from './advice/access-checks';
import { accountChecks } from './advice/account-checks';
import { adminChecks } from './advice/admin-checks';
import { bodyChecks } from './advice/body-checks';
import { networkChecks } from './advice/network-checks';
import { offerChecks } from './advice/offer-checks';
import { offerListChecks } from './advice/offer-list-checks';
import { participationChecks } from './advice/participation-checks';
import { sessionChecks } from './advice/session-checks';
import { userChecks } from './advice/user-checks';
import { valueChecks } from './advice/value-checks';
import {
  type Actor,
  type CheckContext,
  type ContractCheck,
  type KnownActor,
  NO_ADMIN,
  NO_PASSWORD,
  NO_USER,
  NO_WRITE,
  newRegistration,
} from './contract-check';
import { ContractClient, describe, openedToken, type Received, readSuccess } from './contract-client';
import type { RetryWaits } from './fetch-with-retry';
import { neededAdminChecks } from './needed/admin-checks';
import { neededNetworkChecks } from './needed/network-checks';
import { neededOfferChecks } from './needed/offer-checks';
import { neededSessionChecks, opensASession } from './needed/session-checks';
import { neededUserChecks } from './needed/user-checks';
import { Broken, blaming, type Problem, Skipped } from './problem';
import { tokenIn, userIn } from './read-as-the-app';
import { removeCreatedRecords } from './remove-created-records';

/** What a screen of the app breaks without: this decides whether a backend will do. */
const NEEDED = 'needed' as const;
/** What the contract, and so the mock, does besides. */
const ADVICE = 'advice' as const;
export type Level = typeof NEEDED | typeof ADVICE;
export const levels: readonly Level[] = [NEEDED, ADVICE];

export interface LevelCheck extends ContractCheck {
  level: Level;
}

const of = (level: Level, checks: readonly ContractCheck[]): LevelCheck[] =>
  checks.map((check) => ({ ...check, level }));

/** All checks, those that the app needs first. */
export const contractChecks: readonly LevelCheck[] = [
  ...of(NEEDED, [...neededSessionChecks, ...neededUserChecks, ...neededOfferChecks, ...neededAdminChecks]),
  ...of(ADVICE, [
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
  ]),
  // What is asked of a network without settings comes before they are saved.
  ...of(NEEDED, neededNetworkChecks),
];

export interface CheckResult {
  check: LevelCheck;
  outcome: 'held' | 'broken' | 'skipped';
  /** What differed. */
  problems: readonly Problem[];
  /** Why it was skipped. */
  reason: string;
  milliseconds: number;
}

export interface RunOptions {
  url: string;
  /** A token, or an account, or both. */
  token?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  /** Whether checks may leave something behind: accounts, settings, a synchronisation. */
  write: boolean;
  patience: RetryWaits;
  /** Ends the run before its time. */
  signal?: AbortSignal;
}

/** The run cannot begin: no answer, or no session. */
export class NoSession extends Error {}

/** @throws {Broken} when the backend gives no token, which no screen can live with */
const logIn = (client: ContractClient, email: string, password: string): Promise<string> =>
  blaming('login', async () => openedToken(await client.send('login', { body: { email, password } })));

/** The token of the account that was given. @throws {NoSession} when the backend does not know the account */
const begin = async (client: ContractClient, { token, email = '', password = '' }: RunOptions): Promise<string> => {
  if (token !== undefined) return token;
  const received = await client.send('login', { body: { email, password } });
  if (received.status >= 300) throw new NoSession(`POST /api/auth/login answers ${describe(received)}`);
  return openedToken(received);
};

const saysWhoIsAdmin = ({ text }: Received): boolean => text.includes('"is_admin"');

/** Finds out whose the token is, and whether an administrator's. What GET /api/me leaves out, another check reports. */
const lookAround = async (client: ContractClient, token: string, isGiven: boolean) => {
  const me = await client.send('me', { token });
  if (isGiven && me.status === 401) throw new NoSession(`GET /api/me does not know the token: ${describe(me)}`);
  const user = userIn(me.text);
  const { status } = await client.send('adminListUsers', { token, query: { page: 1 } });
  return { user, isAdmin: user?.is_admin === true || (status < 300 && !saysWhoIsAdmin(me)) };
};

const clientFor = ({ url, patience, signal = new AbortController().signal }: RunOptions) =>
  new ContractClient(url, patience, signal);

/** Signs in, and makes what the checks need. A token is all that it takes to begin. */
export async function openContext(options: RunOptions, client = clientFor(options)): Promise<CheckContext> {
  const { email, password, write } = options;
  for (const secret of [options.token, password]) if (secret !== undefined) client.secrets.add(secret);
  const token = await begin(client, options);
  const { user: own, isAdmin } = await lookAround(client, token, options.token !== undefined);
  const anyone: Actor = { token, user: own, email: email ?? own?.email, password };
  const createUser = async (country?: string): Promise<KnownActor> => {
    const body = newRegistration(country);
    const received = await client.send('register', { body });
    readSuccess('register', received);
    // Without a session in the answer the app leads to the login.
    const opened = tokenIn(received.text) ?? (await logIn(client, body.email, body.password));
    const created = userIn(received.text) ?? userIn((await client.send('me', { token: opened })).text);
    if (created === undefined) throw new Skipped('neither a registration nor GET /api/me tells who a new account is');
    return { token: opened, user: created, email: body.email, password: body.password };
  };
  // Without an account some checks skip themselves; other checks report a failing registration.
  const other = isAdmin && write ? await createUser().catch(() => undefined) : undefined;
  return { client, anyone, admin: isAdmin ? anyone : undefined, user: isAdmin ? other : anyone, write, createUser };
}

/** Why a check cannot be made here; before it begins, so that it leaves nothing half done behind. */
function reasonToSkip({ needs, writes }: ContractCheck, { admin, user, anyone, write }: CheckContext) {
  if (writes && !write) return NO_WRITE;
  if ((needs === 'admin' || needs === 'admin-and-fresh-user') && admin === undefined) return NO_ADMIN;
  if (needs === 'password' && (anyone.email === undefined || anyone.password === undefined)) return NO_PASSWORD;
  return needs === 'user' && user === undefined ? NO_USER : undefined;
}

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message}${cause}`;
};

const judge = async (check: LevelCheck, context: CheckContext): Promise<Omit<CheckResult, 'milliseconds'>> => {
  const skipped = (reason: string) => ({ check, outcome: 'skipped' as const, problems: [], reason });
  const reason = reasonToSkip(check, context);
  if (reason !== undefined) return skipped(reason);
  try {
    await check.run(context);
    return { check, outcome: 'held', problems: [], reason: '' };
  } catch (error) {
    if (error instanceof Skipped) return skipped(error.message);
    const problems =
      error instanceof Broken
        ? error.problems
        : [{ field: '', came: `no answer: ${messageOf(error)}`, expected: 'an answer' }];
    return { check, outcome: 'broken', problems, reason: '' };
  }
};

/** Makes one check. */
export async function runCheck(check: LevelCheck, context: CheckContext): Promise<CheckResult> {
  const start = performance.now();
  return { ...(await judge(check, context)), milliseconds: Math.round(performance.now() - start) };
}

/** What a run came to. */
export interface Run {
  results: readonly CheckResult[];
  /** The offers that the backend keeps, although it was asked to delete them. */
  kept: readonly string[];
  requests: number;
  secrets: ReadonlySet<string>;
  isInterrupted: boolean;
}

/**
 * Makes the checks one after the other, and takes away what they made: also when it is interrupted.
 * @throws {NoSession} when it cannot begin
 */
export async function runChecks(checks: readonly LevelCheck[], options: RunOptions): Promise<Run> {
  const client = clientFor(options);
  const results: CheckResult[] = [];
  let context: CheckContext;
  try {
    context = await openContext(options, client);
  } catch (error) {
    client.signal = new AbortController().signal;
    await removeCreatedRecords(client, '');
    if (!(error instanceof Broken)) throw new NoSession(messageOf(error));
    return { ...runWithoutSession(checks, error), secrets: client.secrets };
  }
  const isInterrupted = () => options.signal?.aborted === true;
  for (const check of checks) {
    if (isInterrupted()) break;
    const result = await runCheck(check, context);
    // What was under way when it was interrupted says nothing of the backend.
    if (!isInterrupted()) results.push(result);
  }
  client.signal = new AbortController().signal;
  const kept = await removeCreatedRecords(client, context.anyone.token);
  return { results, kept, requests: client.requests, secrets: client.secrets, isInterrupted: isInterrupted() };
}

/** The login says yes and gives no token: that check is broken, and no other one can be made. */
const runWithoutSession = (checks: readonly LevelCheck[], { problems }: Broken): Omit<Run, 'secrets'> => {
  const results = checks.map(
    (check): CheckResult => ({ check, outcome: 'skipped', problems: [], reason: 'needs a session', milliseconds: 0 }),
  );
  const opens = { ...opensASession, level: NEEDED };
  const broken: CheckResult = { check: opens, outcome: 'broken', problems, reason: '', milliseconds: 0 };
  const others = results.filter(({ check }) => check.call !== opens.call || check.title !== opens.title);
  return { results: [broken, ...others], kept: [], requests: 1, isInterrupted: false };
};
