import type { RouterHistory } from '@tanstack/react-router';
import type { User } from '~/api/contract/entities';
import { VisitorCountry } from '~/api/visitor-country';
import { notify } from '~/design-system/feedback/notify';
import { withdrawQuestion } from '~/design-system/overlay/confirm';
import { Session, type SessionChange } from '~/features/session/session';
import { DataLayer } from './data-layer';
import { type AppRouter, createAppRouter } from './router';

/** A whole app: one per page in the browser, one per story in Storybook. */
export interface AppInstance {
  session: Session;
  data: DataLayer;
  router: AppRouter;
  /** Resolves once the server has confirmed who is there and the first screen's routes are loaded; what fails has a screen of its own. */
  ready: Promise<void>;
  /** Whether it is resolved. */
  isReady: () => boolean;
  /** To be called once the screens stand on the page for the first time. */
  noteDrawn: () => void;
  /** Lets go of every listener; for stories. */
  stop: () => void;
}

type Messages = typeof import('~/api/contract/messages');

/** Whoever had a session has the texts already: it is the start that does without. Should they be missing, what follows is not held up. */
const tell = (say: (messages: Messages) => void): Promise<void> =>
  import('~/api/contract/messages').then(say, () => undefined);

const followSession =
  (router: AppRouter, data: DataLayer, untilDrawn: () => Promise<void>) => async (change: SessionChange) => {
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
    // A screen that React is still drawing in slices hears of no change.
    await untilDrawn();
    // Everything else is up to the guards: they run again and lead where this person may be.
    await router.invalidate();
  };

/**
 * Loads the first screen while the server is asked who is there: guards, code and reads start for the stored user. Starts again if it is somebody
 * else, or the same person with other rights.
 */
const loadFirstScreen = async ({ session, data, router }: Pick<AppInstance, 'session' | 'data' | 'router'>) => {
  const loaded = router.load().catch(() => undefined);
  const tentative = await session.resolveUser(() => true);
  const user = await session.resolveUser();
  if (JSON.stringify(user) !== JSON.stringify(tentative)) {
    // What was read for another person is forgotten; what was read for the same one is under way, and stays.
    if (user?.id !== tentative?.id) data.clear();
    await router.invalidate().catch(() => undefined);
  }
  await loaded;
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
  let isReady = false;
  let noteDrawn = () => {};
  const drawn = new Promise<void>((resolve) => {
    noteDrawn = resolve;
  });
  const follow = followSession(router, data, async () => {
    if (isReady) await drawn;
  });
  const stops = [session.onChange((change) => void follow(change))];
  if (isPrerendering) session.startAs(prerenderedFor);
  else void session.start();
  const ready = loadFirstScreen({ session, data, router }).then(() => {
    isReady = true;
  });
  return {
    session,
    data,
    router,
    ready,
    isReady: () => isReady,
    noteDrawn,
    stop: () => {
      for (const stop of stops) stop();
      session.stop();
      data.stop();
    },
  };
};
