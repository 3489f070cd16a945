import { onTestFinished } from 'vitest';
import { storeCredentials } from '~/api/credentials';
import { Session, type SessionChange } from '~/features/session/session';
import { sampleUser } from './samples';
import { json, stubFetch } from './stub-fetch';

/** The answer of GET /api/me. */
export const me = (user = sampleUser()): Response => json(200, { data: { user } });

/** The answer of a login or a registration. */
export const opened = (token = 'secret'): Response => json(200, { access_token: token, user: sampleUser() });

/** What the browser keeps of a session. */
export const stored = () => ({ token: localStorage.getItem('auth_token'), user: localStorage.getItem('user') });

/** An answer that is under way until `answer` is called. */
export const later = () => {
  let answer = (_reply: Response) => {};
  const reply = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  return { reply: () => reply, answer };
};

/** A session that ends with its test, and what it announced. */
export const createSession = () => {
  const session = new Session();
  onTestFinished(() => session.stop());
  const changes: SessionChange[] = [];
  session.onChange((change) => changes.push(change));
  return { session, changes };
};

/** One that has started with the token « secret », as this user. */
export const signedInSession = async (user = sampleUser()) => {
  const created = createSession();
  storeCredentials({ access_token: 'secret', user }, true);
  stubFetch(me(user));
  await created.session.start();
  return created;
};
