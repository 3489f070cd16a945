import { Router } from 'express';
import packageJson from '../../package.json' with { type: 'json' };
import { asyncHandler } from './async-handler';
import type { ControlParts } from './control-parts';

/** Health of the server, and the reset to sample data. */
export function stateRoutes(parts: ControlParts): Router {
  const { backend, clock, store, log, reports, seed, recorder, shadow, current } = parts;
  const router = Router();
  router.get('/', (_request, response) => {
    const { state } = backend;
    response.json({
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
      clock: clock.describe(),
      scenario: current.scenario,
      record: recorder?.status() ?? null,
      shadow: shadow === undefined ? null : { target: shadow.report().target },
    });
  });
  router.post(
    '/reset',
    asyncHandler(async (_request, response) => {
      backend.load(seed());
      backend.transform = undefined;
      backend.other = recorder;
      current.scenario = null;
      shadow?.clear();
      backend.faults.disarm();
      clock.reset();
      log.clear();
      reports.clear();
      await store.replace(backend.state.toData());
      response.json({ message: 'Les données de départ sont de retour.' });
    }),
  );
  return router;
}
