import { createBrowserHistory } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setInterceptor } from '~/api/http-hooks';
import { App } from '~/app/app';
import { createApp } from '~/app/create-app';
import type { AppRouter } from '~/app/router';
import { adoptPrerenderedStyles } from '~/design-system/prerendered-styles';
import { getSystem } from '~/design-system/system';
import { fonts } from '~/design-system/tokens';
import { AppError } from '~/features/errors/app-error';
import { watchMissingChunks } from '~/features/errors/chunk-recovery';
import { adoptPrerenderedTree, skipScrollRestoration } from '~/features/navigation/router-internals';
import { yieldToMain } from '~/lib/browser/on-idle';
import { toleratePageTranslation } from '~/lib/browser/tolerate-page-translation';
import { dropPreloadedResponses, takePreloadedResponse } from './preloaded-responses';
import { PENDING_ATTRIBUTE, PRERENDERED_ATTRIBUTE, SIGNED_IN_ATTRIBUTE, TAKEN_OVER_EVENT } from './protocol';

const findContainer = (): HTMLElement => {
  const container = document.getElementById('app');
  if (!container) throw new Error('No element "app"');
  return container;
};

/** In the shell only now, as it would take its time from the scripts; a failure leaves the next font of the list. */
const fetchFont = () => {
  document.fonts.load(`1em ${fonts.body.value}`).catch(() => undefined);
};

/** The first screen has sent its own reads by the task after it is drawn: what is left would be an old response later on. */
const dropResponsesOnceRendered = (router: AppRouter) => {
  const stop = router.subscribe('onRendered', () => {
    stop();
    setTimeout(dropPreloadedResponses);
  });
};

const start = async (container: HTMLElement) => {
  // The router's history writes its own state at once.
  const isFreshEntry = window.history.state === null;
  toleratePageTranslation();
  watchMissingChunks();
  fetchFont();
  await yieldToMain();
  setInterceptor(takePreloadedResponse);
  const app = createApp({ history: createBrowserHistory() });
  dropResponsesOnceRendered(app.router);
  // The reads are under way. What follows takes a slow device long: in between the page answers.
  await yieldToMain();
  getSystem();
  await yieldToMain();
  const tree = (
    <StrictMode>
      <App app={app} prerenderedStyles={adoptPrerenderedStyles()} />
    </StrictMode>
  );
  // A prerendered page was written for a visitor; whoever is signed in gets a page of their own.
  const isPrerendered = container.getAttribute(PRERENDERED_ATTRIBUTE) === window.location.pathname;
  if (isPrerendered && app.session.getState().status === 'visitor') {
    adoptPrerenderedTree(app.router);
    await app.ready;
    // Wherever its reader, or the browser, has scrolled the page by now, it stays.
    skipScrollRestoration(app.router);
    // As a transition it is done in slices, between which the page answers.
    startTransition(() => {
      hydrateRoot(container, tree);
    });
  } else if (container.firstElementChild?.hasAttribute(PENDING_ATTRIBUTE)) {
    // The shell says already that something is loading: React puts the first screen itself in its place.
    await app.ready;
    // The skeleton may have been scrolled; a page that was here before has a position of its own to come back to.
    if (isFreshEntry && window.scrollY > 0) skipScrollRestoration(app.router);
    startTransition(() => createRoot(container).render(tree));
  } else {
    container.replaceChildren();
    createRoot(container).render(tree);
  }
};

/** Starts the app in the document that is there: a prerendered page, the shell, or the bare one of development. */
export const startApp = async (): Promise<void> => {
  const container = findContainer();
  try {
    await start(container);
  } catch (error) {
    console.error(error);
    createRoot(container).render(<AppError />);
  }
  document.documentElement.removeAttribute(SIGNED_IN_ATTRIBUTE);
  // Whatever stands there by now, its buttons and links are React's.
  dispatchEvent(new Event(TAKEN_OVER_EVENT));
};
