import { Router } from 'express';
import * as v from 'valibot';
import { Report } from '~/lib/browser/report-format';
import { refuse } from './async-handler';
import type { ControlParts } from './control-parts';

/** Takes the reports of an app that was started or built with `VITE_REPORT_URL=/__mock/reports`. */
export function reportRoutes({ reports }: ControlParts): Router {
  const router = Router();
  router.get('/reports', (_request, response) => {
    response.json({ data: reports.list() });
  });
  router.post('/reports', (request, response) => {
    const parsed = v.safeParse(Report, request.body);
    if (!parsed.success) return refuse(response, 422, `Ce rapport n’a pas sa forme : ${v.summarize(parsed.issues)}`);
    reports.add(parsed.output);
    response.status(204).end();
  });
  return router;
}
