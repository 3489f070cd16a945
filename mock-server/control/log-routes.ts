import { type Request, Router } from 'express';
import { asyncHandler, refuse } from './async-handler';
import type { ControlParts } from './control-parts';

const GONE = 'Cet appel n’est plus au journal.';

/** The last calls, one of them in full or once more, and the mails that a real backend would have sent. */
export function logRoutes({ backend, log, recorder }: ControlParts): Router {
  const router = Router();
  router.get('/requests', (_request, response) => {
    response.json({ data: log.list() });
  });
  router.get('/requests/:id', (request, response) => {
    const details = log.details(Number(request.params.id), originOf(request));
    if (details === undefined) return refuse(response, 404, GONE);
    response.json(details);
  });
  router.post(
    '/requests/:id/repeat',
    asyncHandler<{ id: string }>(async (request, response) => {
      const repeated = log.request(Number(request.params.id));
      if (repeated === undefined) return refuse(response, 404, `${GONE.slice(0, -1)}, ou il est trop long.`);
      if (recorder !== undefined && repeated.method !== 'GET')
        return refuse(response, 409, 'Une écriture ne se répète pas d’ici sur le serveur qui est enregistré.');
      const outcome = await backend.handle(repeated);
      response.json({ status: outcome.kind === 'drop' ? 0 : outcome.response.status });
    }),
  );
  router.get('/outbox', (_request, response) => {
    const mails = backend.state.mails.all().toReversed();
    response.json({ data: mails.map(({ created_at, ...mail }) => ({ ...mail, sent_at: created_at })) });
  });
  return router;
}

/** As the browser names this server: behind the app's own, that is where the call works too. */
const originOf = ({ headers, socket }: Request): string =>
  `http://${headers.host ?? `127.0.0.1:${socket.localPort ?? ''}`}`;
