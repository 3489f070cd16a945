import type { EmotionCache } from '@emotion/cache';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { DesignSystemProvider } from '~/design-system/design-system-provider';
import { AppError } from '~/features/errors/app-error';
import { ErrorBoundary } from '~/features/errors/error-boundary';
import { RoutePending } from '~/features/errors/route-pending';
import { SessionContext } from '~/features/session/session-context';
import type { AppInstance } from './create-app';

interface AppProps {
  app: AppInstance;
  /** Those of the page that the app takes over. */
  prerenderedStyles?: EmotionCache | null;
}

/** The app's tree: design system, session, and the routes once it is known who is in front of the screen. */
export function App({ app, prerenderedStyles }: AppProps) {
  return (
    <ErrorBoundary fallback={<AppError />}>
      <DesignSystemProvider prerenderedStyles={prerenderedStyles}>
        <SessionContext value={app.session}>
          <Screens app={app} />
        </SessionContext>
      </DesignSystemProvider>
    </ErrorBoundary>
  );
}

function Screens({ app: { router, ready, isReady, noteDrawn } }: { app: AppInstance }) {
  const [isLoaded, setLoaded] = useState(isReady);
  useEffect(() => {
    // As a transition React draws the first screen in slices, between which the page answers.
    if (!isLoaded) void ready.then(() => startTransition(() => setLoaded(true)));
  }, [isLoaded, ready]);
  if (!isLoaded) return <RoutePending />;
  return (
    <>
      <RouterProvider router={router} />
      <EffectsFlush onDrawn={noteDrawn} />
    </>
  );
}

/**
 * After a transition React runs effects when it finds the time: on a slow device somebody could type before a form hears it, or lose the focus to the
 * heading. An update of this one in the commit itself makes it run them all at once, before the screen is painted.
 */
function EffectsFlush({ onDrawn }: { onDrawn: () => void }) {
  const [, setFlushed] = useState(false);
  useLayoutEffect(() => {
    setFlushed(true);
    onDrawn();
  }, [onDrawn]);
  return null;
}
