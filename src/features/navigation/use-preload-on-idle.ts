import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePreloadToaster } from '~/design-system/feedback/toast-host';
import { usePreloadConfirmDialog } from '~/design-system/overlay/confirm-host';
import { onIdle } from '~/lib/browser/on-idle';
import { loadRouteChunks } from './wait-for-chunks';

/** Loads on idle what must work offline: toasts, dialogs and the login page. */
export const usePreloadOnIdle = (): void => {
  const router = useRouter();
  usePreloadToaster();
  usePreloadConfirmDialog();
  useEffect(
    () =>
      onIdle(() => {
        for (const part of loadRouteChunks(router, '/login')) part.catch(() => undefined);
      }),
    [router],
  );
};
