import type { RouterHistory } from '@tanstack/react-router';
import type { User } from './api/contract/entities';
import { dropEarlyAnswers } from './api/early-answers';
import { holdFailures } from './api/held-failures';
import { VisitorCountry } from './api/visitor-country';
import { DataLayer } from './data-layer';
import { notify } from './design-system/feedback/notify';
import { withdrawQuestion } from './design-system/overlay/confirm';
import { Session, type SessionChange } from './features/session/session';
import { type AppRouter, createAppRouter } from './router';

/** A whole app: one per page in the browser, one per story in Storybook. */
export interface AppInstance {
  session: Session;
  data: DataLayer;
  router: AppRouter;
  /** Resolves once it is known who is there and the first screen's routes are loaded; what fails has a screen of its own. */
  whenReady: () => Promise<void>;
  /** Lets go of every listener; for stories. */
  stop: () => void;
}

type Messages = typeof import('./api/contract/messages');

/** Whoever had a session has the texts already: it is the start that does without. Should they be missing, what follows is not held up. */
const tell = (say: (messages: Messages) => void): Promise<void> =>
  import('./api/contract/messages').then(say, () => undefined);

const followSession = (router: AppRouter, data: DataLayer) => async (change: SessionChange) => {
  // Nothing that one person was shown, or asked, may be put to the next.
  data.clear();
  withdrawQuestion();
  if (change === 'expired') await tell(({ failureMessages }) => notify.warning(failureMessages.sessionExpired));
  if (change === 'signed-out') {
    await tell(({ successMessages }) => notify.success(successMessages.logout));
    // A deliberate end: the place is not kept, the next login starts at the dashboard.
    await router.navigate({ to: '/login', ignoreBlocker: true });
    return;
  }
  // Everything else is up to the guards: they run again and lead where this person may be.
  await router.invalidate();
};

/**
 * While the server is asked who this is: loads the data layer and starts what the page will read. What fails in the meantime is told once
 * the first screen stands, or to nobody when there is no session after all.
 * @returns the function that ends it
 */
const openEarly = ({ session, data, router }: Pick<AppInstance, 'session' | 'data' | 'router'>): (() => void) => {
  const release = holdFailures();
  let guessedId: number | null = null;
  const start = async () => {
    const [queryClient, { startEarlyReads }] = await Promise.all([data.open(), import('./early-reads')]);
    if (session.getState().status === 'loading') guessedId = startEarlyReads(router, queryClient)?.id ?? null;
  };
  // Without its code the reads wait for the guards, which say what is missing.
  start().catch(() => undefined);
  const end = () => {
    stopFollowing();
    stopWaiting();
    dropEarlyAnswers();
    release();
  };
  const stopFollowing = session.subscribe(() => {
    const { user } = session;
    if (guessedId !== null && user?.id !== guessedId) data.clear();
    if (!user) end();
  });
  // A task later, when the screen's own reads are observed.
  const stopWaiting = router.subscribe('onRendered', () => setTimeout(end));
  return end;
};

interface AppOptions {
  /** The browser's, or one in memory for a story or a prerendered page. */
  history: RouterHistory;
  /** At build time, without a browser: no session is looked for, the page is for this user, or `null` for a visitor. */
  prerenderedFor?: User | null;
}

/** Puts session, data and router together and starts the session; it ends with `stop`. */
export const createApp = ({ history, prerenderedFor }: AppOptions): AppInstance => {
  const isPrerendering = prerenderedFor !== undefined;
  const session = new Session();
  const data = new DataLayer();
  const visitorCountry = new VisitorCountry();
  const router = createAppRouter({ session, data, visitorCountry }, { history, isServer: isPrerendering });
  const follow = followSession(router, data);
  const stops = [session.onChange((change) => void follow(change))];
  if (isPrerendering) session.startAs(prerenderedFor);
  else void session.start();
  if (session.getState().status === 'loading') stops.push(openEarly({ session, data, router }));
  return {
    session,
    data,
    router,
    whenReady: async () => {
      // The guards need to know the session; until then no screen is right (specification, section 2).
      await session.whenKnown();
      await router.load().catch(() => undefined);
    },
    stop: () => {
      for (const stop of stops) stop();
      session.stop();
      data.stop();
    },
  };
};
