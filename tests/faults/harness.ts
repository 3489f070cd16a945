import { createMemoryHistory } from '@tanstack/react-router';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import type { CallName } from '~/api/contract/client-calls';
import { clearCredentials, storeCredentials } from '~/api/credentials';
import { App } from '~/app/app';
import { createApp } from '~/app/create-app';
import { LOADING } from '~/content/shared-texts';
import { createStyleCache } from '~/design-system/design-system-provider';
import { toastStore } from '~/design-system/feedback/notify';
import { dismissConfirm } from '~/design-system/overlay/confirm';
import { callNameOf } from '../../mock-server/backend/routing';
import { createBrowserHost } from '../../mock-server/browser-host';
import type { ScenarioName } from '../../mock-server/scenarios/scenarios';
import type { Tampered } from './faults';

/** One for all: those of earlier apps would stay in the document. */
const styleCache = createStyleCache();

const SETTLE_WITHIN_MS = 8_000;
const NO_CONTENT = 204;

/** May replace an answer on its way from the backend to the app. */
export type Tamper = (name: CallName, answer: { status: number; text: string }) => Tampered | undefined;

export interface Harness {
  app: ReturnType<typeof createApp>;
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

/** Mounts the whole app on a page, with a backend in memory. */
export const openHarness = async (scenario: ScenarioName, path: string, tamper?: Tamper): Promise<Harness> => {
  const host = createBrowserHost({ scenario });
  let tampering = tamper;
  const realFetch = globalThis.fetch;
  clearCredentials();
  sessionStorage.clear();
  if (host.session) storeCredentials(host.session, true);

  let underWay = 0;
  let isSynchronised = false;
  const answer: typeof fetch = async (input, init) => {
    const response = await host.fetch(input, init);
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const name = callNameOf(init?.method ?? 'GET', url.pathname);
    isSynchronised ||= name === 'syncNetwork';
    if (!name || !tampering) return response;
    const text = await response.clone().text();
    const tampered = tampering(name, { status: response.status, text });
    if (tampered === undefined) return response;
    if (tampered === null) throw new TypeError('Failed to fetch');
    // `Response` takes no body with a 204, not even an empty one.
    return new Response(tampered.status === NO_CONTENT ? null : tampered.text, { status: tampered.status });
  };
  globalThis.fetch = (input, init) => {
    underWay += 1;
    return answer(input, init).finally(() => {
      underWay -= 1;
    });
  };

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
  const open = vi.spyOn(window, 'open').mockReturnValue(null);

  const toasts: string[] = [];
  const stopToasts = toastStore.subscribe(() => {
    for (const { message } of toastStore.read()) if (!toasts.includes(message)) toasts.push(message);
  });

  const app = createApp({ history: createMemoryHistory({ initialEntries: [path] }) });
  const queryClient = await app.queryClientLoader.load();
  const options = queryClient.getDefaultOptions();
  // The same retries, without their waits.
  queryClient.setDefaultOptions({ ...options, queries: { ...options.queries, retryDelay: 0 } });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(createElement(App, { app, styleCache }));

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
    container.querySelector('h1, [role=alert]') !== null &&
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
      stopToasts();
      root.unmount();
      app.stop();
      container.remove();
      // A click elsewhere, so that the next case's first press is not taken for a double click.
      document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      dismissConfirm();
      for (const { id } of toastStore.read()) toastStore.dismiss(id);
      clearCredentials();
      globalThis.fetch = realFetch;
      for (const spy of [errors, ...silenced, open]) spy.mockRestore();
      window.removeEventListener('error', onError, true);
      window.removeEventListener('unhandledrejection', onRejection);
    },
  };
};
