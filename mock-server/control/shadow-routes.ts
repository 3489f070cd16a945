import { Router } from 'express';
import { calls } from '~/api/contract/strict/calls';
import type { ControlParts } from './control-parts';

/** Where the backend of `--shadow` answers otherwise; `null` without one. */
export function shadowRoutes({ shadow }: ControlParts): Router {
  const router = Router();
  router.get('/differences', (_request, response) => {
    const report = shadow?.report();
    const differences = report?.differences.map((difference) => ({
      ...difference,
      method: calls[difference.call].method,
      path: calls[difference.call].path,
    }));
    response.json({ data: report === undefined ? null : { ...report, differences } });
  });
  router.delete('/differences', (_request, response) => {
    shadow?.clear();
    response.json({ message: 'La comparaison repart de rien.' });
  });
  return router;
}
