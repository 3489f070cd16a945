import { Router } from 'express';
import * as v from 'valibot';
import { SnapshotName } from '../host/snapshots';
import { asyncHandler, refuse } from './async-handler';
import type { ControlParts } from './control-parts';

const SnapshotRequest = v.strictObject({ name: SnapshotName });

/** Saves and restores named states. */
export function snapshotRoutes({ backend, store, snapshots }: ControlParts): Router {
  const router = Router();
  router.get('/snapshots', (_request, response) => {
    response.json({ data: snapshots.list() });
  });
  router.post(
    '/snapshots',
    asyncHandler(async (request, response) => {
      const parsed = v.safeParse(SnapshotRequest, request.body);
      if (!parsed.success)
        return refuse(response, 422, 'Un nom fait de lettres, de chiffres et de tirets est attendu.');
      await snapshots.take(parsed.output.name, backend.state.toData());
      response.status(201).json({ name: parsed.output.name });
    }),
  );
  router.post(
    '/snapshots/:name/restore',
    asyncHandler<{ name: string }>(async (request, response) => {
      const { name } = request.params;
      const data = snapshots.find(name);
      if (data === undefined) return refuse(response, 404, 'Aucun instantané ne porte ce nom.');
      backend.load(data);
      await store.replace(backend.state.toData());
      response.json({ name });
    }),
  );
  return router;
}
