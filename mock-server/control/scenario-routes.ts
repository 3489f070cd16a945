import { Router } from 'express';
import type { Session } from '~/api/contract/strict/answers';
import { openSession } from '../backend/sessions';
import { type Recordings, UnusableRecording } from '../host/recordings';
import { applyScenario } from '../scenarios/apply-scenario';
import { isRecordingName, type RecordingName, recordedScenario } from '../scenarios/recorded-scenario';
import { accountId, isAccount, type Scenario, type ScenarioAccount } from '../scenarios/scenario';
import { isScenarioName, type ScenarioName, scenarioNames, scenarios } from '../scenarios/scenarios';
import { asyncHandler, refuse } from './async-handler';
import type { ControlParts } from './control-parts';

const UNKNOWN_SCENARIO = 'Ce scénario n’existe pas.';

/** While a backend is recorded, it answers: nothing else could. */
export const RECORDING = 'Ce serveur enregistre un autre : relancez-le sans --record pour changer d’état.';

/** Scenarios: the list, the link that opens one, and the call for tests; sessions of the known accounts. */
export function scenarioRoutes(parts: ControlParts): Router {
  const router = Router();
  const { recordings, recorder } = parts;
  router.get('/scenarios', (_request, response) => {
    const recorded = recordings.names().flatMap((name) => {
      const scenario = readableScenario(recordings, name);
      return scenario === undefined ? [] : [describeScenario(name, scenario)];
    });
    response.json({ data: [...scenarioNames.map((name) => describeScenario(name, scenarios[name])), ...recorded] });
  });
  router.get(
    '/scenario/:name',
    asyncHandler<{ name: string }>(async (request, response) => {
      // A link or image on a foreign site must not change anything here.
      if (request.headers['sec-fetch-site'] === 'cross-site') return refuse(response, 403, 'Origine refusée.');
      const named = findScenario(recordings, request.params.name);
      const next = ownPath(request.query.next);
      if (named === undefined) return refuse(response, 404, UNKNOWN_SCENARIO);
      if (next === undefined) return refuse(response, 400, '« next » doit être un chemin de cette origine.');
      if (recorder !== undefined) return refuse(response, 409, RECORDING);
      await enterScenario(parts, named.name, named.scenario);
      response.redirect(302, next);
    }),
  );
  router.post(
    '/scenario/:name',
    asyncHandler<{ name: string }>(async (request, response) => {
      const named = findScenario(recordings, request.params.name);
      if (named === undefined) return refuse(response, 404, UNKNOWN_SCENARIO);
      if (recorder !== undefined) return refuse(response, 409, RECORDING);
      await enterScenario(parts, named.name, named.scenario);
      const session = await signIn(parts, named.scenario.account);
      response.json({ ...describeScenario(named.name, named.scenario), session });
    }),
  );
  router.post(
    '/session/:account',
    asyncHandler<{ account: string }>(async (request, response) => {
      const { account } = request.params;
      if (!isAccount(account)) return refuse(response, 404, 'Ce compte n’existe pas.');
      if (recorder !== undefined) return refuse(response, 409, RECORDING);
      const session = await signIn(parts, account);
      const isGone = session === null && account !== 'visiteur';
      if (isGone) return refuse(response, 404, 'Ce compte n’existe pas dans ces données.');
      response.json({ account, session });
    }),
  );
  return router;
}

/** Applies a scenario; live sessions become those of its account. */
export async function enterScenario(
  { backend, store, seed, current }: ControlParts,
  name: ScenarioName | RecordingName,
  scenario: Scenario,
): Promise<void> {
  applyScenario(backend, scenario, seed(), backend.state.sessions.all());
  current.scenario = name;
  await store.replace(backend.state.toData());
}

/** One of ours, or a recording. @throws {UnusableRecording} */
export function findScenario(
  recordings: Recordings,
  name: string,
): { name: ScenarioName | RecordingName; scenario: Scenario } | undefined {
  if (isScenarioName(name)) return { name, scenario: scenarios[name] };
  const recording = isRecordingName(name) ? recordings.find(name) : undefined;
  return recording && isRecordingName(name) ? { name, scenario: recordedScenario(recording) } : undefined;
}

/** A file that cannot be read spoils no list; opening it says why. */
function readableScenario(recordings: Recordings, name: RecordingName): Scenario | undefined {
  try {
    return findScenario(recordings, name)?.scenario;
  } catch (error) {
    if (error instanceof UnusableRecording) return undefined;
    throw error;
  }
}

const describeScenario = (name: string, { description, account }: Scenario) => ({ name, description, account });

/** A session of a known account, without its password; `null` for a visitor. */
async function signIn(
  { backend, environment, store }: ControlParts,
  account: ScenarioAccount,
): Promise<Session | null> {
  const id = accountId(account);
  const user = id === undefined ? undefined : backend.state.users.get(id);
  if (user === undefined) return null;
  const session = await openSession(backend.state, environment, user);
  await store.commit(backend.state.takeChanges());
  return session;
}

/** A path of this origin, else `undefined`. */
function ownPath(next: unknown): string | undefined {
  if (next === undefined) return '/';
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, 'http://own.invalid')) return undefined;
  const url = new URL(next, 'http://own.invalid');
  // Checked after normalising: « /..//elsewhere » becomes another host only then.
  const path = url.pathname + url.search + url.hash;
  return url.origin === 'http://own.invalid' && !path.startsWith('//') && !/[\\\t\r\n]/.test(next) ? path : undefined;
}
