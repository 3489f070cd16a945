import { Router } from 'express';
import type { Session } from '~/api/contract/strict/answers';
import { openSession } from '../backend/sessions';
import { applyScenario } from '../scenarios/apply-scenario';
import { accountId, isAccount, type ScenarioAccount } from '../scenarios/scenario';
import { isScenarioName, type ScenarioName, scenarioNames, scenarios } from '../scenarios/scenarios';
import { asyncHandler, refuse } from './async-handler';
import type { ControlParts } from './control-parts';

const UNKNOWN_SCENARIO = 'Ce scénario n’existe pas.';

/** Scenarios: the list, the link that opens one, and the call for tests; sessions of the known accounts. */
export function scenarioRoutes(parts: ControlParts): Router {
  const router = Router();
  router.get('/scenarios', (_request, response) => {
    response.json({ data: scenarioNames.map(describeScenario) });
  });
  router.get(
    '/scenario/:name',
    asyncHandler<{ name: string }>(async (request, response) => {
      // A link or image on a foreign site must not change anything here.
      if (request.headers['sec-fetch-site'] === 'cross-site') return refuse(response, 403, 'Origine refusée.');
      const { name } = request.params;
      const next = ownPath(request.query.next);
      if (!isScenarioName(name)) return refuse(response, 404, UNKNOWN_SCENARIO);
      if (next === undefined) return refuse(response, 400, '« next » doit être un chemin de cette origine.');
      await enterScenario(parts, name);
      response.redirect(302, next);
    }),
  );
  router.post(
    '/scenario/:name',
    asyncHandler<{ name: string }>(async (request, response) => {
      const { name } = request.params;
      if (!isScenarioName(name)) return refuse(response, 404, UNKNOWN_SCENARIO);
      await enterScenario(parts, name);
      const session = await signIn(parts, scenarios[name].account);
      response.json({ ...describeScenario(name), session });
    }),
  );
  router.post(
    '/session/:account',
    asyncHandler<{ account: string }>(async (request, response) => {
      const { account } = request.params;
      if (!isAccount(account)) return refuse(response, 404, 'Ce compte n’existe pas.');
      const session = await signIn(parts, account);
      const isGone = session === null && account !== 'visiteur';
      if (isGone) return refuse(response, 404, 'Ce compte n’existe pas dans ces données.');
      response.json({ account, session });
    }),
  );
  return router;
}

/** Applies a scenario; live sessions become those of its account. */
export async function enterScenario({ backend, store, seed }: ControlParts, name: ScenarioName): Promise<void> {
  applyScenario(backend, name, seed(), backend.state.sessions.all());
  await store.replace(backend.state.toData());
}

const describeScenario = (name: ScenarioName) => {
  const { description, account } = scenarios[name];
  return { name, description, account };
};

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
