import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import * as v from 'valibot';
import type { Session } from '~/api/contract/entities';
import packageJson from '../package.json' with { type: 'json' };
import type { Backend } from './backend/backend';
import type { Environment } from './backend/environment';
import { FaultRequest } from './backend/faults';
import type { StateData } from './backend/rows';
import { openSession } from './backend/sessions';
import type { DurableStore } from './host/durable-store';
import { isLoopbackAddress } from './host/origin-guard';
import type { RequestLog } from './host/request-log';
import { SnapshotName, type Snapshots } from './host/snapshots';
import { putScenarioInPlace } from './scenarios/put-in-place';
import { accountId } from './scenarios/scenario';
import { isScenarioName, type ScenarioName, scenarioNames, scenarios } from './scenarios/scenarios';
import { workbenchPages } from './workbench/workbench-pages';

export interface ControlParts {
  backend: Backend;
  environment: Environment;
  store: DurableStore;
  log: RequestLog;
  snapshots: Snapshots;
  seed: () => StateData;
}

const SnapshotRequest = v.strictObject({ name: SnapshotName });

/** The mock server's own calls, under `/__mock`: never part of the contract, and for this machine only. */
export function createControl(parts: ControlParts): Router {
  const { backend, store, log, snapshots, seed } = parts;
  const router = Router();
  router.use(fromThisMachine, express.json({ type: () => true, limit: '1mb' }));

  router.use(workbenchPages());

  router.get('/', (_request, response) => {
    response.json(health(parts));
  });

  router.post(
    '/reset',
    awaited(async (_request, response) => {
      backend.load(seed());
      backend.faults.disarm();
      log.clear();
      await store.replace(backend.state.toData());
      response.json({ message: 'Les données de départ sont de retour.' });
    }),
  );

  router.get('/snapshots', (_request, response) => {
    response.json({ data: snapshots.list() });
  });
  router.post(
    '/snapshots',
    awaited(async (request, response) => {
      const parsed = v.safeParse(SnapshotRequest, request.body);
      if (!parsed.success)
        return refuse(response, 422, 'Un nom fait de lettres, de chiffres et de tirets est attendu.');
      await snapshots.take(parsed.output.name, backend.state.toData());
      response.status(201).json({ name: parsed.output.name });
    }),
  );
  router.post(
    '/snapshots/:name/restore',
    awaited<{ name: string }>(async (request, response) => {
      const { name } = request.params;
      const data = snapshots.find(name);
      if (data === undefined) return refuse(response, 404, 'Aucun instantané ne porte ce nom.');
      backend.load(data);
      await store.replace(backend.state.toData());
      response.json({ name });
    }),
  );

  router.get('/faults', (_request, response) => {
    response.json({ data: backend.faults.list() });
  });
  router.post('/faults', (request, response) => {
    const parsed = v.safeParse(FaultRequest, request.body);
    if (!parsed.success) return refuse(response, 422, v.summarize(parsed.issues));
    response.status(201).json(backend.faults.arm(parsed.output));
  });
  router.delete('/faults', (_request, response) => {
    backend.faults.disarm();
    response.json({ message: 'Plus aucune panne n’est armée.' });
  });

  router.get('/requests', (_request, response) => {
    response.json({ data: log.list() });
  });
  router.get('/outbox', (_request, response) => {
    const mails = backend.state.mails.all().toReversed();
    response.json({ data: mails.map(({ created_at, ...mail }) => ({ ...mail, sent_at: created_at })) });
  });

  router.get('/scenarios', (_request, response) => {
    const data = scenarioNames.map((name) => ({
      name,
      description: scenarios[name].description,
      account: scenarios[name].account,
    }));
    response.json({ data });
  });
  router.get(
    '/scenario/:name',
    awaited<{ name: string }>(async (request, response) => {
      // A link or picture on a foreign site must not change anything here.
      if (request.headers['sec-fetch-site'] === 'cross-site') return refuse(response, 403, 'Origine refusée.');
      const { name } = request.params;
      const next = ownPath(request.query.next);
      if (!isScenarioName(name)) return refuse(response, 404, 'Ce scénario n’existe pas.');
      if (next === undefined) return refuse(response, 400, '« next » doit être un chemin de cette origine.');
      await enterScenario(parts, name);
      response.redirect(302, next);
    }),
  );
  router.post(
    '/scenario/:name',
    awaited<{ name: string }>(async (request, response) => {
      const { name } = request.params;
      if (!isScenarioName(name)) return refuse(response, 404, 'Ce scénario n’existe pas.');
      await enterScenario(parts, name);
      const session = await signIn(parts, name);
      response.json({ name, description: scenarios[name].description, account: scenarios[name].account, session });
    }),
  );

  router.use((_request, response) => refuse(response, 404, 'Chemin inconnu.'));
  return router;
}

const fromThisMachine: RequestHandler = (request, response, next) => {
  if (isLoopbackAddress(request.socket.remoteAddress ?? '')) next();
  else refuse(response, 403, 'Réservé à cette machine.');
};

/** A handler that takes its time: what it throws is answered like any other error, instead of ending the server. */
const awaited =
  <TParams>(handler: (request: Request<TParams>, response: Response) => Promise<void>): RequestHandler<TParams> =>
  (request, response, next) => {
    handler(request, response).catch(next);
  };

function refuse(response: Response, status: number, message: string): void {
  response.status(status).json({ message });
}

/** Puts a scenario in place: its state, its failures; live sessions become those of its account. */
export async function enterScenario({ backend, store, seed }: ControlParts, name: ScenarioName): Promise<void> {
  putScenarioInPlace(backend, name, seed(), backend.state.sessions.all());
  await store.replace(backend.state.toData());
}

/** A session of the scenario's account, for tests that put it into the browser; null for a visitor. */
async function signIn(parts: ControlParts, name: ScenarioName): Promise<Session | null> {
  const { backend, environment, store } = parts;
  const id = accountId(scenarios[name].account);
  const user = id === undefined ? undefined : backend.state.users.get(id);
  if (user === undefined) return null;
  const session = await openSession(backend.state, environment, user);
  await store.commit(backend.state.takeChanges());
  return session;
}

/** A path of this origin: what could lead elsewhere is nothing. */
function ownPath(next: unknown): string | undefined {
  if (next === undefined) return '/';
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, 'http://own.invalid')) return undefined;
  const url = new URL(next, 'http://own.invalid');
  // Judged as it leaves: « /..//elsewhere » only becomes another host once its dots are resolved.
  const path = url.pathname + url.search + url.hash;
  return url.origin === 'http://own.invalid' && !path.startsWith('//') && !/[\\\t\r\n]/.test(next) ? path : undefined;
}

function health({ backend }: ControlParts) {
  const { state } = backend;
  return {
    status: 'ok',
    version: packageJson.version,
    uptime: Math.round(process.uptime()),
    rows: {
      users: state.users.size,
      offers: state.offers.size,
      participations: state.participations.size,
      sessions: state.sessions.size,
      mails: state.mails.size,
    },
    faults: backend.faults.list(),
  };
}
