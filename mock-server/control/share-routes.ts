import { createHash } from 'node:crypto';
import { type Response, Router } from 'express';
import * as v from 'valibot';
import type { StateData } from '../backend/rows';
import type { RecordingName } from '../scenarios/recorded-scenario';
import type { Scenario } from '../scenarios/scenario';
import type { ScenarioName } from '../scenarios/scenarios';
import { daysMoved } from '../seed/move-dates';
import { SharedState } from '../share/shared-state';
import { applyDiff, countRows, DanglingRow, diffState } from '../share/state-diff';
import { asyncHandler, refuse } from './async-handler';
import type { ControlParts } from './control-parts';
import { enterScenario, findScenario, RECORDING } from './scenario-routes';

/** What a body of the workbench may hold, less some room. */
const MAX_CHARACTERS = 900_000;
/** Taken before another state is opened. */
const BEFORE_OPENING = 'avant-ouverture';

interface Readable {
  shared: SharedState;
  named: { name: ScenarioName | RecordingName; scenario: Scenario } | undefined;
  /** The sample data with the rows that differ. */
  data: StateData;
  isOtherSeed: boolean;
}

/** Gives the state away, says what another one is, and opens it: each a call of its own, the last one by POST alone. */
export function shareRoutes(parts: ControlParts): Router {
  const { backend, clock, seed, recordings, recorder, current, snapshots, store } = parts;
  const router = Router();

  router.get('/shared-state', (_request, response) => {
    const data = backend.state.toData();
    const days = daysMoved(seed(0), data);
    const base = seed(days);
    const scenario = current.scenario === null ? undefined : findScenario(recordings, current.scenario)?.scenario;
    const { now, ahead_ms } = clock.describe();
    const shared = {
      kind: 'missio-state',
      version: 1,
      seed: fingerprint(seed(0)),
      days,
      scenario: current.scenario,
      faults: backend.faults.list().map(({ id: _, remaining, ...fault }) => ({ fault, remaining })),
      clock: ahead_ms === 0 ? null : now,
      ...diffState(scenario?.change?.(base) ?? base, data),
    } satisfies SharedState;
    if (JSON.stringify(shared).length > MAX_CHARACTERS)
      return refuse(
        response,
        413,
        `${countRows(shared.rows)} lignes diffèrent, trop pour un partage : prenez un instantané.`,
      );
    response.json(shared);
  });

  /** Reads without changing anything; `undefined` once it has refused. */
  const readShared = (body: unknown, response: Response): Readable | undefined => {
    const parsed = v.safeParse(SharedState, body);
    if (!parsed.success) {
      refuse(response, 422, 'Ce n’est pas un état partagé de cet atelier.');
      return undefined;
    }
    const shared = parsed.output;
    const named = shared.scenario === null ? undefined : findScenario(recordings, shared.scenario);
    if (shared.scenario !== null && named === undefined) {
      refuse(response, 404, `Le scénario « ${shared.scenario} » n’existe pas ici.`);
      return undefined;
    }
    const base = seed(shared.days);
    try {
      const data = applyDiff(named?.scenario.change?.(base) ?? base, shared);
      return { shared, named, data, isOtherSeed: shared.seed !== fingerprint(seed(0)) };
    } catch (error) {
      if (!(error instanceof DanglingRow)) throw error;
      refuse(response, 422, `Cet état ne tient pas avec les données d’ici : ${error.message}.`);
      return undefined;
    }
  };

  router.post('/shared-state/describe', (request, response) => {
    const read = readShared(request.body, response);
    if (read === undefined) return;
    const { shared, isOtherSeed } = read;
    response.json({
      scenario: shared.scenario,
      faults: shared.faults.length,
      clock: shared.clock,
      rows: countRows(shared.rows),
      network: shared.network !== undefined,
      is_other_seed: isOtherSeed,
    });
  });

  router.post(
    '/shared-state',
    asyncHandler(async (request, response) => {
      if (recorder !== undefined) return refuse(response, 409, RECORDING);
      const read = readShared(request.body, response);
      if (read === undefined) return;
      const { shared, named, data } = read;
      await snapshots.take(BEFORE_OPENING, backend.state.toData());
      if (named === undefined) {
        const userIds = new Set(data.users.map(({ id }) => id));
        const sessions = backend.state.sessions.all().filter(({ user_id }) => userIds.has(user_id));
        backend.load({ ...data, sessions: [...sessions] });
        backend.transform = undefined;
        backend.other = undefined;
        current.scenario = null;
      } else {
        await enterScenario(parts, named.name, { ...named.scenario, change: () => data });
      }
      backend.faults.disarm();
      for (const { fault, remaining } of shared.faults) backend.faults.arm(fault, remaining);
      if (shared.clock === null) clock.reset();
      else clock.set(new Date(shared.clock));
      await store.replace(backend.state.toData());
      response.json({ snapshot: BEFORE_OPENING });
    }),
  );
  return router;
}

/** Tells other sample data, without having to send them. */
const fingerprint = (data: StateData): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16);
