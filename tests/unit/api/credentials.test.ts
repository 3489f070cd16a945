// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { clearCredentials, getSessionSignal, storeCredentials, watchOtherTabs } from '~/api/credentials';
import { call } from '~/api/http';
import { sampleUser } from '../support/samples';
import { me } from '../support/sessions';
import { stubFetch } from '../support/stub-fetch';

const user = sampleUser();
const signIn = (access_token: string) => storeCredentials({ access_token, user }, true);

beforeEach(() => signIn('secret'));

it('is one signal for as long as the session lasts', async () => {
  const signal = getSessionSignal();
  stubFetch(me());
  await call('me');
  signIn('secret');
  expect(signal.aborted).toBe(false);
  expect(getSessionSignal()).toBe(signal);
});

it.each([
  ['a logout', () => clearCredentials()],
  ['another login', () => signIn('another')],
])('aborts at %s, and the next session has its own', (_, change) => {
  const signal = getSessionSignal();
  change();
  expect(signal.aborted).toBe(true);
  expect(getSessionSignal().aborted).toBe(false);
});

it('has aborted by the time of an answer, where another tab changed the token without an event so far', async () => {
  const signal = getSessionSignal();
  stubFetch(me());
  const answer = call('me');
  localStorage.setItem('auth_token', 'of another tab');
  await answer;
  expect(signal.aborted).toBe(true);
});

it('aborts as another tab’s change is announced', () => {
  const signal = getSessionSignal();
  const heard: boolean[] = [];
  const stop = watchOtherTabs(() => heard.push(signal.aborted));
  localStorage.removeItem('auth_token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
  stop();
  expect(heard).toEqual([true]);
});
