// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publicPage } from '~/boot/document/public-page';

const openPage = async () => {
  publicPage({ entry: '/assets/entry.js', screen: [], signedIn: [], later: [], print: '/print.css' });
  window.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(document.querySelector('script[type=module], link[rel=prefetch]')).not.toBeNull());
};

const isStarted = () => document.querySelector('script[type=module]') !== null;

beforeEach(() => {
  document.head.replaceChildren();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['without reports', undefined, '1', false],
  ['in a session that is not measured', '/reports', '0', false],
  ['in one that is', '/reports', '1', true],
])('starts the app on an idle page %s: %s, share %s', async (_, url, share, starts) => {
  vi.stubEnv('VITE_REPORT_URL', url);
  vi.stubEnv('VITE_REPORT_SAMPLE', share);
  await openPage();
  expect(isStarted()).toBe(starts);
  expect(document.querySelector('link[rel=prefetch]') === null).toBe(starts);
});
