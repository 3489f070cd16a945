import type { EmotionCache } from '@emotion/cache';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { DesignSystemProvider } from '~/design-system/design-system-provider';
import { AppError, ErrorBoundary } from '~/features/errors/error-boundary';
import { RoutePending } from '~/features/errors/route-fallbacks';
import { SessionContext } from '~/features/session/session-context';
import type { AppInstance } from './create-app';

interface AppProps {
  app: AppInstance;
  styleCache: EmotionCache;
}

export function App({ app, styleCache }: AppProps) {
  return (
    <ErrorBoundary fallback={<AppError />}>
      <DesignSystemProvider styleCache={styleCache}>
        <SessionContext value={app.session}>
          <Screens app={app} />
        </SessionContext>
      </DesignSystemProvider>
    </ErrorBoundary>
  );
}

function Screens({ app: { router, ready, isReady, markRendered } }: { app: AppInstance }) {
  const [isLoaded, setLoaded] = useState(isReady);
  useEffect(() => {
    // A transition draws the first screen in slices, so that the page answers in between.
    if (!isLoaded) void ready.then(() => startTransition(() => setLoaded(true)));
  }, [isLoaded, ready]);
  if (!isLoaded) return <RoutePending />;
  return (
    <>
      <RouterProvider router={router} />
      <EffectsFlush onRendered={markRendered} />
    </>
  );
}

/** Flushes effects before paint: after a transition React may run them too late for typing and focus. */
function EffectsFlush({ onRendered }: { onRendered: () => void }) {
  const [, setFlushed] = useState(false);
  useLayoutEffect(() => {
    setFlushed(true);
    onRendered();
  }, [onRendered]);
  return null;
}
