import { Router } from 'express';
import type { ControlParts } from './control-parts';

/** The last calls, and the mails that a real backend would have sent. */
export function logRoutes({ backend, log }: ControlParts): Router {
  const router = Router();
  router.get('/requests', (_request, response) => {
    response.json({ data: log.list() });
  });
  router.get('/outbox', (_request, response) => {
    const mails = backend.state.mails.all().toReversed();
    response.json({ data: mails.map(({ created_at, ...mail }) => ({ ...mail, sent_at: created_at })) });
  });
  return router;
}
