import { Router } from 'express';
import * as v from 'valibot';
import { FaultRequest } from '../backend/faults';
import { refuse } from './answering';
import type { ControlParts } from './control-parts';

/** The failures that wait for their calls. */
export function faultRoutes({ backend }: ControlParts): Router {
  const router = Router();
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
  return router;
}
