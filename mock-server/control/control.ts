import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { isLoopbackAddress } from '../host/origin-guard';
import { UnusableRecording } from '../host/recordings';
import { workbenchPages } from '../workbench/workbench-pages';
import { refuse } from './async-handler';
import { clockRoutes } from './clock-routes';
import type { ControlParts } from './control-parts';
import { faultRoutes } from './fault-routes';
import { logRoutes } from './log-routes';
import { reportRoutes } from './report-routes';
import { scenarioRoutes } from './scenario-routes';
import { shadowRoutes } from './shadow-routes';
import { shareRoutes } from './share-routes';
import { snapshotRoutes } from './snapshot-routes';
import { stateRoutes } from './state-routes';

/** The mock's own calls under `/__mock`: not in the contract, and for this machine only. */
export function createControl(parts: ControlParts): Router {
  const router = Router();
  router.use(localhostOnly, express.json({ type: () => true, limit: '1mb' }));
  router.use(workbenchPages());
  // Express would answer OPTIONS by itself.
  router.options('*', unknownPath);
  router.use(stateRoutes(parts), snapshotRoutes(parts), faultRoutes(parts), clockRoutes(parts));
  router.use(logRoutes(parts), reportRoutes(parts), scenarioRoutes(parts));
  router.use(shareRoutes(parts), shadowRoutes(parts));
  router.use(unknownPath, unusableRecording);
  return router;
}

const localhostOnly: RequestHandler = (request, response, next) => {
  if (isLoopbackAddress(request.socket.remoteAddress ?? '')) next();
  else refuse(response, 403, 'Réservé à cette machine.');
};

const unknownPath: RequestHandler = (_request, response) => refuse(response, 404, 'Chemin inconnu.');

const unusableRecording: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof UnusableRecording) refuse(response, 422, error.message);
  else next(error);
};
