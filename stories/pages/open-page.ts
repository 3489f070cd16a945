import { createMemoryHistory } from '@tanstack/react-router';
import { spyOn } from 'storybook/test';
import { clearCredentials, storeCredentials } from '~/api/credentials';
import { type AppInstance, createApp } from '~/app/create-app';
import { toastStore } from '~/design-system/feedback/notify';
import { dismissConfirm } from '~/design-system/overlay/confirm';
import { SYNC_RECORD_KEY } from '~/features/admin/network/sync-changes';
import { safeStorage } from '~/lib/browser/storage';
import { type BrowserHost, createBrowserHost } from '../../mock-server/browser-host';
import { isRecordingName, type RecordingName } from '../../mock-server/scenarios/recorded-scenario';
import type { ScenarioName } from '../../mock-server/scenarios/scenarios';
import { findRecording } from './recordings';

/** The parameters of a page story: its scenario, or a recording, and the address to open. */
export interface PageParameters {
  scenario: ScenarioName | RecordingName;
  path: string;
}

export interface OpenPage {
  app: AppInstance;
  isQuiet: BrowserHost['isQuiet'];
  /** Takes the app down and gives the browser back as it was. */
  close: () => void;
}

/** A window that no one sees: a mission that opens in a new tab must not take the reader out of the workbench. */
function silenceNewTabs() {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  const spy = spyOn(window, 'open').mockImplementation(() => {
    document.body.append(frame);
    return frame.contentWindow;
  });
  return () => {
    spy.mockRestore();
    frame.remove();
  };
}

/** What lives outside of React and outlasts a story: stored session, scroll positions, toasts and questions. */
function forgetEverything() {
  clearCredentials();
  safeStorage().removeItem(SYNC_RECORD_KEY);
  sessionStorage.clear();
  dismissConfirm();
  for (const toast of toastStore.read()) toastStore.dismiss(toast.id);
  window.scrollTo(0, 0);
}

/** Answers as long as `isOpen`: one that comes later would change what is shown after the page. */
const answerWhile =
  (isOpen: () => boolean, answer: typeof fetch): typeof fetch =>
  (...request) =>
    new Promise((resolve, reject) => {
      answer(...request).then(
        (response) => isOpen() && resolve(response),
        (cause: unknown) => isOpen() && reject(cause),
      );
    });

/**
 * Starts the real app on a page, in a scenario: the mock's backend answers from memory instead of the network.
 * It needs no server and no worker, so a copy of the static Storybook shows every screen.
 */
export function openPage({ scenario, path }: PageParameters): OpenPage {
  const host = createBrowserHost({ scenario: isRecordingName(scenario) ? findRecording(scenario) : scenario });
  const realFetch = globalThis.fetch;
  const realTitle = document.title;
  forgetEverything();
  let isOpen = true;
  globalThis.fetch = answerWhile(() => isOpen, host.fetch);
  const restoreNewTabs = silenceNewTabs();
  const releaseToasts = toastStore.hold();
  if (host.session) storeCredentials(host.session, true);
  const app = createApp({ history: createMemoryHistory({ initialEntries: [path] }) });
  return {
    app,
    isQuiet: host.isQuiet,
    close: () => {
      isOpen = false;
      app.stop();
      globalThis.fetch = realFetch;
      restoreNewTabs();
      releaseToasts();
      forgetEverything();
      document.title = realTitle;
    },
  };
}
