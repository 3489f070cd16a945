import { createBrowserHistory } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { leaveKeysToInputMethods } from '~/boot/leave-keys-to-input-methods';
import {
  INTERACTIVE_EVENT,
  PENDING_ATTRIBUTE,
  PRERENDERED_ATTRIBUTE,
  SCREEN_LOAD_ERROR_EVENT,
  SIGNED_IN_ATTRIBUTE,
} from '~/boot/protocol';
import { isTranslated, toleratePageTranslation } from '~/boot/tolerate-page-translation';
import { adoptPrerenderedStyles } from '~/design-system/design-system-provider';
import { getSystem } from '~/design-system/system';
import { fonts } from '~/design-system/tokens';
import { hasChunkLoadError, recoverFromDeployment, watchChunkLoadErrors } from '~/features/errors/chunk-recovery';
import { AppError } from '~/features/errors/error-boundary';
import { adoptPrerenderedTree, keepScrollPosition } from '~/features/navigation/router-internals';
import { followAppearance } from '~/lib/browser/appearance';
import { yieldToMain } from '~/lib/browser/deferred';
import { nameRouteBy, reportError } from '~/lib/browser/error-reports';
import { noteEarlyValues } from '~/lib/browser/hydration';
import { App } from './app';
import { createApp } from './create-app';
import type { AppRouter } from './router';
import { sendAfterLoad, watchErrors } from './watch-errors';

const findContainer = (): HTMLElement => {
  const container = document.getElementById('app');
  if (!container) throw new Error('No element "app"');
  return container;
};

/** The shell’s document does not preload it: it would compete with the scripts. A failure leaves the fallback font. */
const fetchFont = () => {
  document.fonts.load(`1em ${fonts.body.value}`).catch(() => undefined);
};

/** The first screen has sent its reads by the task after rendering; what is left would become outdated. */
const dropResponsesOnceRendered = (router: AppRouter) => {
  const stop = router.subscribe('onRendered', () => {
    stop();
    void yieldToMain().then(() => delete window.missioPreloadedResponses);
  });
};

const start = async (container: HTMLElement) => {
  // The router's history writes its own state at once.
  const isFreshEntry = window.history.state === null;
  const isShell = container.firstElementChild?.hasAttribute(PENDING_ATTRIBUTE);
  followAppearance();
  toleratePageTranslation();
  leaveKeysToInputMethods();
  watchChunkLoadErrors();
  if (import.meta.env.VITE_REPORT_URL) watchErrors();
  await yieldToMain();
  if (isShell) {
    fetchFont();
    await yieldToMain();
  }
  const app = createApp({ history: createBrowserHistory() });
  if (import.meta.env.VITE_REPORT_URL) nameRouteBy(() => app.router.state.matches.at(-1)?.fullPath ?? null);
  dropResponsesOnceRendered(app.router);
  await yieldToMain();
  getSystem();
  await yieldToMain();
  const tree = (
    <StrictMode>
      <App app={app} styleCache={adoptPrerenderedStyles()} />
    </StrictMode>
  );
  const isPrerendered = container.getAttribute(PRERENDERED_ATTRIBUTE) === window.location.pathname;
  const isVisitorPage = isPrerendered && app.session.getState().status === 'visitor';
  if (isVisitorPage && !isTranslated(container)) {
    adoptPrerenderedTree(app.router);
    await app.ready;
    // React would put an error in place of the page, and of what was typed.
    if (hasChunkLoadError()) {
      if (!(await recoverFromDeployment())) dispatchEvent(new Event(SCREEN_LOAD_ERROR_EVENT));
      return;
    }
    // The page may be scrolled by now, by the browser or the user.
    keepScrollPosition(app.router);
    noteEarlyValues(container);
    startTransition(() => {
      hydrateRoot(container, tree);
    });
  } else if (isShell) {
    // The shell says « Chargement… » already; React replaces it with the first screen.
    await app.ready;
    // The skeleton may be scrolled; a page from the history restores its own position.
    if (isFreshEntry && window.scrollY > 0) keepScrollPosition(app.router);
    startTransition(() => createRoot(container).render(tree));
  } else {
    if (isVisitorPage) {
      await app.ready;
      noteEarlyValues(container);
    }
    container.replaceChildren();
    createRoot(container).render(tree);
  }
};

const startApp = async (): Promise<void> => {
  const container = findContainer();
  try {
    await start(container);
  } catch (error) {
    console.error(error);
    if (import.meta.env.VITE_REPORT_URL) reportError('boundary', error);
    createRoot(container).render(<AppError />);
  }
  document.documentElement.removeAttribute(SIGNED_IN_ATTRIBUTE);
  dispatchEvent(new Event(INTERACTIVE_EVENT));
  if (import.meta.env.VITE_REPORT_URL) sendAfterLoad();
};

void startApp();
