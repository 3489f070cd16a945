import type { Session } from '~/api/contract/strict/answers';
import { ipLookupUrl } from '~/lib/browser/ip-lookup';
import { Backend, type Outcome } from './backend/backend';
import { type Environment, minutesAfter, wireDate } from './backend/environment';
import type { BackendRequest } from './backend/request';
import { toUser } from './backend/serializers';
import { applyScenario } from './scenarios/apply-scenario';
import { accountId, type Scenario } from './scenarios/scenario';
import { type ScenarioName, scenarios } from './scenarios/scenarios';
import { generateState } from './seed/generate-state';
import { knownAccounts } from './seed/generate-users';
import { seedDate } from './seed/seed-options';
import { violationText } from './violation-text';
import { waitUnlessAborted } from './wait-unless-aborted';

export interface BrowserHostOptions {
  /** One of ours by its name, or a recording. */
  scenario: ScenarioName | Scenario;
  /** A frozen clock keeps pictures the same. */
  now?: Date;
}

export interface BrowserHost {
  /** Answers the contract's calls; others go to the real `fetch`. */
  fetch: typeof globalThis.fetch;
  /** The stored session of the scenario's account; `null` for a visitor. */
  session: Session | null;
  backend: Backend;
  /** Whether no call is being answered; a call that a scenario delays does not count. */
  isQuiet: () => boolean;
}

const STORY_TOKEN = 'jeton-de-l-histoire';

/** Several pages of every list, quickly built for every story. */
const size = { users: 40, offers: 60, participations: 240 };

/** The mock server's backend in memory, for page stories. */
export function createBrowserHost({ scenario: given, now = seedDate }: BrowserHostOptions): BrowserHost {
  const scenario: Scenario = typeof given === 'string' ? scenarios[given] : given;
  const data = generateState({
    ...size,
    passwordHashes: { admin: cheapHash(knownAccounts.admin.password), user: cheapHash(knownAccounts.camille.password) },
  });
  let callsUnderWay = 0;
  const backend = new Backend({
    data,
    environment: browserEnvironment(now),
    checksAnswers: true,
    onCall: ({ method, path, violations }) => {
      // A recorded backend deviates as it did.
      for (const violation of violations.filter(({ source }) => source !== 'other'))
        console.warn(`${method} ${path}: ${violationText(violation)}`);
    },
    onError: (error) => console.error(error),
    wait: async (milliseconds, signal) => {
      callsUnderWay -= 1;
      await waitUnlessAborted(milliseconds, signal).finally(() => {
        callsUnderWay += 1;
      });
    },
  });
  const signedIn = { created_at: wireDate(now), expires_at: wireDate(minutesAfter(now, 24 * 60)) };
  // The scenario signs in its own account, or none.
  applyScenario(backend, scenario, data, [{ id: cheapHash(STORY_TOKEN), user_id: 1, ...signedIn }]);
  const userId = accountId(scenario.account);
  const user = userId === undefined ? undefined : backend.state.users.get(userId);
  const realFetch = globalThis.fetch.bind(globalThis);

  const answer: typeof globalThis.fetch = async (input, init) => {
    const base = globalThis.location?.href ?? 'http://localhost';
    const request = input instanceof Request ? new Request(input, init) : new Request(new URL(input, base), init);
    const url = new URL(request.url);
    // In a build the lookup goes to another origin; in development it is a call like the others.
    const lookup = new URL(ipLookupUrl, base);
    if (lookup.origin !== new URL(base).origin && url.href === lookup.href)
      return Response.json(backend.state.location);
    if (!url.pathname.startsWith('/api/')) return realFetch(request);
    request.signal.throwIfAborted();
    callsUnderWay += 1;
    try {
      return toResponse(await backend.handle(await toBackendRequest(request, url)), request.signal);
    } finally {
      callsUnderWay -= 1;
    }
  };
  return {
    fetch: answer,
    session: user === undefined ? null : { access_token: STORY_TOKEN, user: toUser(user) },
    backend,
    isQuiet: () => callsUnderWay === 0,
  };
}

async function toBackendRequest(request: Request, url: URL): Promise<BackendRequest> {
  return {
    method: request.method,
    path: url.pathname,
    query: url.search,
    headers: Object.fromEntries(request.headers),
    body: { text: await request.text() },
    address: 'story',
    signal: request.signal,
  };
}

/** These statuses allow no body, not even an empty one (Fetch standard). */
const BODILESS_STATUSES = new Set([204, 205, 304]);

function toResponse(outcome: Outcome, signal: AbortSignal): Response {
  signal.throwIfAborted();
  // What `fetch` throws without a network.
  if (outcome.kind === 'drop') throw new TypeError('Failed to fetch');
  const { status, headers, body } = outcome.response;
  const text = outcome.kind === 'truncate' ? body.slice(0, Math.floor(body.length / 2)) : body;
  return new Response(BODILESS_STATUSES.has(status) ? null : text, { status, headers });
}

/** Nothing is secret in a story, and a real hash would be slow. */
const cheapHash = (text: string): string => `story$${text}`;

function browserEnvironment(now: Date): Environment {
  let tokens = 0;
  return {
    now: () => now,
    newToken: () => {
      tokens += 1;
      return `story-token-${tokens}`;
    },
    hashToken: async (token) => cheapHash(token),
    hashPassword: async (password) => cheapHash(password),
    verifyPassword: async (password, hash) => hash === cheapHash(password),
    onMail: () => undefined,
    appUrl: globalThis.location?.origin ?? 'http://localhost:5173',
    networkSeed: 1,
    limitsLogins: false,
  };
}
