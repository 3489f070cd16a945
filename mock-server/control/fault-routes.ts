import { Router } from 'express';
import * as v from 'valibot';
import { fieldIssues } from '~/api/contract/strict/answers';
import { describeIssue } from '../backend/describe-issue';
import { FaultRequest } from '../backend/faults';
import { refuse } from './async-handler';
import type { ControlParts } from './control-parts';

const describeIssues = (issues: readonly v.BaseIssue<unknown>[]): string =>
  fieldIssues(issues)
    .map(({ field, issue }) => `${field ?? 'corps'} : ${describeIssue(issue)}`)
    .join(' ; ');

export function faultRoutes({ backend }: ControlParts): Router {
  const router = Router();
  router.get('/faults', (_request, response) => {
    response.json({ data: backend.faults.list() });
  });
  router.post('/faults', (request, response) => {
    const parsed = v.safeParse(FaultRequest, request.body);
    if (!parsed.success) return refuse(response, 422, describeIssues(parsed.issues));
    response.status(201).json(backend.faults.arm(parsed.output));
  });
  router.delete('/faults', (_request, response) => {
    backend.faults.disarm();
    response.json({ message: 'Plus aucune panne n’est armée.' });
  });
  return router;
}
