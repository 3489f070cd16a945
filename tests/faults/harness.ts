import { vi } from 'vitest';
import type { CallName } from '~/api/contract/client-calls';
import type { AppInstance } from '~/app/create-app';
import { LOADING } from '~/content/shared-texts';
import { callNameOf } from '../../mock-server/backend/routing';
import type { ScenarioName } from '../../mock-server/scenarios/scenarios';
import { closeApp, openApp } from '../integration/support/open-app';
import { TestBackend } from '../integration/support/test-backend';
import type { Tampered } from './faults';

const SETTLE_WITHIN_MS = 8_000;
const NO_CONTENT = 204;

/** May replace an answer on its way from the backend to the app. */
export type Tamper = (name: CallName, answer: { status: number; text: string }) => Tampered | undefined;

export interface Harness {
  app: AppInstance;
  /** Sends all further answers through `tamper`. */
  arm: (tamper: Tamper) => void;
  /** The text on the screen, and every toast since the start. */
  said: () => string;
  /** What toasts have said since the start. */
  toasts: readonly string[];
  /** Uncaught errors and console errors; must stay empty. */
  complaints: string[];
  /** Waits until nothing is being read, sent or navigated to. */
  settle: () => Promise<void>;
  close: () => void;
}

/** What the client logs on purpose, and React's warning about rows with the same id. */
const isExpectedLog = (text: string) =>
  /^\[(?:api|query|session)\]|^Encountered two children with the same key/.test(text);

const describe = (values: unknown[]): string =>
  values.map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value))).join(' ');

/** Resolves after a frame, once the page has nothing left to do, however slow the machine is. */
const waitUntilDrawn = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));

/** Keeps what goes wrong on the page, and out of the terminal, until it is stopped. */
const keepComplaints = () => {
  const complaints: string[] = [];
  const errors = vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    const text = describe(values);
    if (!isExpectedLog(text)) complaints.push(text);
  });
  const silenced = (['warn', 'info', 'log'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  );
  const onError = (event: Event) => {
    // An image that fails to load is not a script error.
    if (!(event instanceof ErrorEvent)) return;
    complaints.push(`uncaught: ${event.message}`);
    event.preventDefault();
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    complaints.push(`unhandled: ${describe([event.reason])}`);
    event.preventDefault();
  };
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', onRejection);
  const stop = () => {
    for (const spy of [errors, ...silenced]) spy.mockRestore();
    window.removeEventListener('error', onError, true);
    window.removeEventListener('unhandledrejection', onRejection);
  };
  return { complaints, stop };
};

/** Opens the whole app on a page, with a backend in memory whose answers may be tampered with. */
export const openHarness = async (scenario: ScenarioName, path: string, tamper?: Tamper): Promise<Harness> => {
  const backend = new TestBackend(scenario);
  let tampering = tamper;
  let underWay = 0;
  let isSynchronised = false;

  const answered = async (request: Request, next: () => Promise<Response>): Promise<Response> => {
    const response = await next();
    const name = callNameOf(request.method, new URL(request.url).pathname);
    isSynchronised ||= name === 'syncNetwork';
    if (!name || !tampering) return response;
    const text = await response.clone().text();
    const tampered = tampering(name, { status: response.status, text });
    if (tampered === undefined) return response;
    if (tampered === null) throw new TypeError('Failed to fetch');
    // `Response` takes no body with a 204, not even an empty one.
    return new Response(tampered.status === NO_CONTENT ? null : tampered.text, { status: tampered.status });
  };
  backend.answer(/^\/api\//, (request, next) => {
    underWay += 1;
    return answered(request, next).finally(() => {
      underWay -= 1;
    });
  });

  const { complaints, stop } = keepComplaints();
  const { app: mounted, toasts } = openApp(path, { backend });
  const app = mounted();
  const queryClient = await app.queryClientLoader.load();
  const options = queryClient.getDefaultOptions();
  // The same retries, without their waits.
  queryClient.setDefaultOptions({ ...options, queries: { ...options.queries, retryDelay: 0 } });

  /** The silent synchronisation leaves after the page's own reads, as its code comes on demand. */
  const isSyncDue = () =>
    !isSynchronised &&
    app.session.user?.is_admin === true &&
    /^\/admin(?:\/|$)/.test(app.router.state.location.pathname);
  const isQuiet = () =>
    underWay === 0 &&
    !isSyncDue() &&
    app.session.getState().status !== 'loading' &&
    app.router.state.status === 'idle' &&
    queryClient.isFetching() === 0 &&
    queryClient.isMutating() === 0 &&
    document.body.querySelector('h1, [role=alert]') !== null &&
    document.querySelector('[aria-busy=true]') === null &&
    // An answer that has come may still wait to be drawn.
    !document.body.innerText.includes(LOADING);
  const settle = async () => {
    await vi.waitUntil(isQuiet, { timeout: SETTLE_WITHIN_MS, interval: 5 });
    // The effects of a settled request (a toast, a redirect) come with the next frames.
    await waitUntilDrawn();
    await vi.waitUntil(isQuiet, { timeout: SETTLE_WITHIN_MS, interval: 5 });
  };

  return {
    app,
    arm: (next) => {
      tampering = next;
    },
    said: () => [document.body.innerText, ...toasts].join('\n'),
    toasts,
    complaints,
    settle,
    close: () => {
      closeApp();
      // A click elsewhere, so that the next case's first press is not taken for a double click.
      document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      stop();
    },
  };
};
