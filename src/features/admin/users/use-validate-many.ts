import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '~/api/api-error';
import { clientCalls } from '~/api/contract/client-calls';
import type { User } from '~/api/contract/entities';
import { getSessionSignal } from '~/api/credentials';
import { call } from '~/api/http';
import { adminUserQueries } from '~/api/queries/admin/admin-queries';
import { refetchAfterWrite } from '~/api/queries/query-utils';
import { notify } from '~/design-system/feedback/notify';
import { useCancellable } from '~/lib/browser/single-flight';
import { formatCount } from '~/lib/format/formats';
import { type FailedValidation, showValidated, toFailedValidation } from './use-validate-user';

/** One toast for the whole run. */
const showOutcome = (validated: number, failed: number) => {
  if (failed > 0) {
    notify.error(
      `${formatCount(validated, 'compte validé', 'comptes validés')}, ${formatCount(failed, 'échec', 'échecs')}.`,
    );
  } else if (validated > 0) {
    notify.success(
      validated === 1 ? clientCalls.adminValidateUser.success : `${validated} utilisateurs validés avec succès !`,
    );
  }
};

/** Validates accounts one by one; the current one finishes even after a stop. */
export const useValidateMany = (onFailures: (failures: readonly FailedValidation[]) => void) => {
  const queryClient = useQueryClient();
  const [run, setRun] = useState<{ done: number; total: number } | null>(null);
  const { start, stop } = useCancellable(async (signal, users: readonly User[]) => {
    const failed: FailedValidation[] = [];
    let validated = 0;
    let isSessionLost = false;
    const session = getSessionSignal();
    onFailures([]);
    setRun({ done: 0, total: users.length });
    // A read sent earlier would put accounts back among the waiting.
    await queryClient.cancelQueries({ queryKey: adminUserQueries.all() });
    for (const user of users) {
      if (signal.aborted || isSessionLost) break;
      try {
        await call('adminValidateUser', { params: { id: user.id } });
        validated += 1;
        showValidated(queryClient, user.id, true);
      } catch (error) {
        isSessionLost = error instanceof ApiError && error.isSessionLost;
        if (!isSessionLost) failed.push(toFailedValidation(user, error));
      }
      setRun({ done: validated + failed.length, total: users.length });
    }
    setRun(null);
    if (isSessionLost || session.aborted) return;
    onFailures(failed);
    showOutcome(validated, failed.length);
    await refetchAfterWrite(queryClient, adminUserQueries.all());
  });

  return { validateMany: start, run, stop };
};
