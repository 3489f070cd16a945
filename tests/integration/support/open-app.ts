import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';
import type { Session } from '~/api/contract/strict/answers';
import { clearCredentials, storeCredentials } from '~/api/credentials';
import { App } from '~/app/app';
import { type AppInstance, createApp } from '~/app/create-app';
import { createStyleCache } from '~/design-system/design-system-provider';
import { TOAST_REGION_ID, toastStore } from '~/design-system/feedback/notify';
import { dismissConfirm } from '~/design-system/overlay/confirm';
import type { TestBackend } from './test-backend';

/** One for all: those of earlier apps would stay in the document. */
const styleCache = createStyleCache();

export interface OpenedApp {
  /** The instance that is mounted. */
  app: () => AppInstance;
  /** Waits until the address, with its query, is this. */
  isAt: (address: string | RegExp) => Promise<void>;
  /** Waits until a toast with these words has been drawn, even if it has left meanwhile. */
  isTold: (message: string) => Promise<void>;
  /** What toasts have said since the start. */
  toasts: readonly string[];
  /** What of them has been drawn, with their titles. */
  drawnToasts: ReadonlySet<string>;
  /** As a script does that changes the address. */
  goTo: (path: string) => void;
  /** As the browser's buttons do. */
  goBack: () => void;
  goForward: () => void;
  /** As a reload does: the app starts again where it was, with what the browser keeps. */
  reload: () => void;
  /** The addresses that were opened in another tab. */
  opened: readonly string[];
}

let close: (() => void) | undefined;

/** Takes the app that is open away, with what it has stored. */
export const closeApp = (): void => {
  close?.();
  close = undefined;
};

interface OpenOptions {
  backend: TestBackend;
  /** Whoever has signed in before; the scenario's account if not given, nobody for `null`. */
  session?: Session | null;
  /** The addresses that this tab has been at before, the newest last. */
  earlier?: readonly string[];
  /** In place of one in memory, such as `createTabHistory`. */
  history?: RouterHistory;
}

/** @returns the function that gives both storages what they hold now */
const rememberStorages = (): (() => void) => {
  const contents = [localStorage, sessionStorage].map((storage) => ({ storage, entries: Object.entries(storage) }));
  return () => {
    for (const { storage, entries } of contents) {
      storage.clear();
      for (const [key, value] of entries) storage.setItem(key, value);
    }
  };
};

/** Opens the whole app on `path`, over a backend in memory, in a browser that knows nothing but the session. */
export const openApp = (
  path: string,
  {
    backend,
    session = backend.session,
    earlier = [],
    history = createMemoryHistory({ initialEntries: [...earlier, path] }),
  }: OpenOptions,
): OpenedApp => {
  closeApp();
  if (session) storeCredentials(session, true);
  globalThis.fetch = backend.fetch;

  const opened: string[] = [];
  const open = vi.spyOn(window, 'open').mockImplementation((url) => {
    opened.push(String(url));
    return null;
  });
  const toasts: string[] = [];
  const stopToasts = toastStore.subscribe(() => {
    for (const { message } of toastStore.read()) if (!toasts.includes(message)) toasts.push(message);
  });

  const drawn = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const toast of document.querySelectorAll(`#${TOAST_REGION_ID} > *`)) drawn.add(inOneLine(toast.textContent));
  });
  observer.observe(document, { childList: true, subtree: true });

  const mount = () => {
    const app = createApp({ history });
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    root.render(createElement(App, { app, styleCache }));
    return {
      app,
      unmount: () => {
        root.unmount();
        app.stop();
        container.remove();
        dismissConfirm();
        for (const { id } of toastStore.read()) toastStore.dismiss(id);
      },
    };
  };
  let mounted = mount();
  close = () => {
    stopToasts();
    observer.disconnect();
    mounted.unmount();
    clearCredentials();
    localStorage.clear();
    sessionStorage.clear();
    // A call that an app sends after its end belongs to nobody.
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    open.mockRestore();
  };
  return {
    app: () => mounted.app,
    isAt: (address) => expect.poll(() => mounted.app.router.state.location.href).toMatch(exactly(address)),
    isTold: (message) =>
      expect.poll(() => [...drawn].some((toast) => toast.includes(inOneLine(message))), { message }).toBe(true),
    toasts,
    drawnToasts: drawn,
    goTo: (path) => history.push(path),
    goBack: () => history.back(),
    goForward: () => history.forward(),
    reload: () => {
      window.dispatchEvent(new Event('pagehide'));
      const restoreStorages = rememberStorages();
      mounted.unmount();
      // Nothing is cleaned up by a reload: what the app stores only then would be lost.
      restoreStorages();
      mounted = mount();
    },
    opened,
  };
};

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const exactly = (address: string | RegExp): RegExp =>
  address instanceof RegExp ? address : new RegExp(`^${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
