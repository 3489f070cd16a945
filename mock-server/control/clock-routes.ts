import { Router } from 'express';
import * as v from 'valibot';
import { refuse } from './async-handler';
import type { ControlParts } from './control-parts';

const ClockRequest = v.strictObject({
  now: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
});

/** Sets the mock's clock, which dates what it writes and ends sessions and links. */
export function clockRoutes({ clock }: ControlParts): Router {
  const router = Router();
  router.get('/clock', (_request, response) => {
    response.json(clock.describe());
  });
  router.post('/clock', (request, response) => {
    const parsed = v.safeParse(ClockRequest, request.body);
    if (!parsed.success)
      return refuse(response, 422, 'Une date est attendue dans « now », comme 2026-03-14T09:26:53Z.');
    clock.set(new Date(parsed.output.now));
    response.json(clock.describe());
  });
  router.delete('/clock', (_request, response) => {
    clock.reset();
    response.json(clock.describe());
  });
  return router;
}
