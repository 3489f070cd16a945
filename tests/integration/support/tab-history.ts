import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';

interface Entry {
  address: URL;
  state: unknown;
}

/**
 * The app's history as in a browser: Back and Forward take a moment, and are undone where the app asks first. The one
 * in memory that `openApp` takes by itself never asks. Give it as `history`.
 */
export const createTabHistory = (path: string): RouterHistory => {
  const events = new EventTarget();
  let before: readonly Entry[] = [];
  let now: Entry = { address: new URL(path, window.location.origin), state: null };
  let after: readonly Entry[] = [];

  const entryOf = (state: unknown, address: string): Entry => ({ address: new URL(address, now.address), state });
  const traverse = (delta: number) => {
    const all = [...before, now, ...after];
    const index = before.length + delta;
    const next = all[index];
    if (!next) return;
    [before, now, after] = [all.slice(0, index), next, all.slice(index + 1)];
    events.dispatchEvent(new Event('popstate'));
  };
  /** In a task of its own, as a browser does. */
  const go = (delta: number) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      traverse(delta);
    };
    port2.postMessage(null);
  };
  const tab = {
    document: { baseURI: window.location.origin },
    get location() {
      return now.address;
    },
    history: {
      get state() {
        return now.state;
      },
      get length() {
        return before.length + 1 + after.length;
      },
      pushState: (state: unknown, _title: string, address: string) => {
        [before, now, after] = [[...before, now], entryOf(state, address), []];
      },
      replaceState: (state: unknown, _title: string, address = now.address.href) => {
        now = entryOf(state, address);
      },
      go,
      back: () => go(-1),
      forward: () => go(1),
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  return createBrowserHistory({ window: tab });
};
