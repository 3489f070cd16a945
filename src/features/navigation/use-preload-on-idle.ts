import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePreloadToaster } from '~/design-system/feedback/toast-host';
import { usePreloadConfirmDialog } from '~/design-system/overlay/confirm-host';
import { onIdle } from '~/lib/browser/on-idle';
import { loadRouteChunks } from './load-route-chunks';

/**
 * Fetches, once a screen of somebody who is signed in is at rest, what one of its presses may need when the network is gone by then: messages, questions, and the login, where
 * the end of a session leads.
 */
export const usePreloadOnIdle = (): void => {
  const router = useRouter();
  usePreloadToaster();
  usePreloadConfirmDialog();
  useEffect(
    () =>
      onIdle(() => {
        // A failure shows when the screen is needed.
        for (const part of loadRouteChunks(router, '/login')) part.catch(() => undefined);
      }),
    [router],
  );
};
