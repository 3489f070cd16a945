import { createBrowserHistory } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { dropEarlyAnswers } from './api/early-answers';
import { App } from './app';
import { createApp } from './create-app';
import { adoptPrerenderedStyles } from './design-system/prerendered-styles';
import { getSystem } from './design-system/system';
import { fonts } from './design-system/tokens';
import { AppError } from './features/errors/app-error';
import { watchMissingChunks } from './features/errors/missing-chunk';
import { PENDING_ATTRIBUTE, SIGNED_IN_ATTRIBUTE } from './lib/document-attributes';
import { nextTask } from './lib/next-task';
import { TAKEN_OVER_EVENT } from './lib/prerendered-events';
import { toleratePageTranslation } from './lib/tolerate-page-translation';
import type { AppRouter } from './router';

const findContainer = (): HTMLElement => {
  const container = document.getElementById('app');
  if (!container) throw new Error('No element "app"');
  return container;
};

/** The first screen was there before the script: wherever its reader, or the browser, has scrolled it by now, it stays. */
const keepScrollPosition = (router: AppRouter) => {
  const { scrollRestoration } = router.options;
  router.options.scrollRestoration = () => false;
  const stop = router.subscribe('onRendered', () => {
    stop();
    router.options.scrollRestoration = scrollRestoration;
  });
};

/** In the shell only now, as it would take its time from the scripts; a failure leaves the next font of the list. */
const fetchFont = () => {
  document.fonts.load(`1em ${fonts.body.value}`).catch(() => undefined);
};

const start = async (container: HTMLElement) => {
  // The router's history writes its own state at once.
  const isFreshEntry = window.history.state === null;
  toleratePageTranslation();
  watchMissingChunks();
  fetchFont();
  await nextTask();
  const app = createApp({ history: createBrowserHistory() });
  // What the first screen has not asked for by then would be an old answer later on.
  const stopWaiting = app.router.subscribe('onRendered', () => {
    stopWaiting();
    setTimeout(dropEarlyAnswers);
  });
  // The reads are under way. What follows takes a slow device long: in between the page answers.
  await nextTask();
  getSystem();
  await nextTask();
  const tree = (
    <StrictMode>
      <App app={app} prerenderedStyles={adoptPrerenderedStyles()} />
    </StrictMode>
  );
  // A prerendered page was written for a visitor; whoever is signed in gets a page of their own.
  const isPrerendered = container.dataset.prerendered === window.location.pathname;
  if (isPrerendered && app.session.getState().status === 'visitor') {
    // Undocumented, but without it React throws the whole prerendered tree away; a test counts the changes.
    app.router.ssr = { manifest: undefined };
    await app.ready;
    keepScrollPosition(app.router);
    // As a transition it is done in slices, between which the page answers.
    startTransition(() => {
      hydrateRoot(container, tree);
    });
  } else if (container.firstElementChild?.hasAttribute(PENDING_ATTRIBUTE)) {
    // The shell says already that something is loading: React puts the first screen itself in its place.
    await app.ready;
    // The skeleton may have been scrolled; a page that was here before has a position of its own to come back to.
    if (isFreshEntry && window.scrollY > 0) keepScrollPosition(app.router);
    startTransition(() => createRoot(container).render(tree));
  } else {
    container.replaceChildren();
    createRoot(container).render(tree);
  }
};

const container = findContainer();
start(container)
  .catch((error: unknown) => {
    console.error(error);
    createRoot(container).render(<AppError />);
  })
  .then(() => {
    document.documentElement.removeAttribute(SIGNED_IN_ATTRIBUTE);
    // Whatever stands there by now, its buttons and links are React's.
    dispatchEvent(new Event(TAKEN_OVER_EVENT));
  });
