import { LOGGED_OUT } from '~/content/shared-texts';
import { answer, invalid, Refused } from './answer';
import { wireDate } from './environment';
import type { Handler } from './handler';
import type { LoginLimit } from './login-limit';
import { serverMessages } from './server-messages';
import { openSession } from './sessions';

/** A refusal does not tell whether the account exists. */
export const login =
  (limit: LoginLimit): Handler<'login'> =>
  async ({ body, state, environment, address, now }) => {
    if (environment.limitsLogins) {
      limit.check(address, body.email, now);
      limit.count(address, body.email, now);
    }
    const user = state.users.find('email', body.email.toLowerCase());
    const isRight = await environment.verifyPassword(body.password, user?.password_hash);
    // Read again: a reset may have replaced it while the password was verified.
    const current = user && state.users.get(user.id);
    if (current === undefined || !isRight || current.password_hash !== user?.password_hash) {
      throw new Refused(401, { message: serverMessages.wrongCredentials });
    }
    limit.forgive(address, body.email);
    return answer(200, await openSession(state, environment, current));
  };

/** Creates an account that waits for validation, and opens a session. */
export const register: Handler<'register'> = async ({ body, state, environment, now }) => {
  const requireFree = () => {
    if (state.users.find('email', body.email.toLowerCase()) !== undefined) {
      throw invalid({ email: [serverMessages.emailTaken] });
    }
  };
  requireFree();
  const password_hash = await environment.hashPassword(body.password);
  // Checked again: another registration may have come while the password was hashed.
  requireFree();
  const user = state.users.put({
    id: state.takeId('users'),
    name: body.name,
    email: body.email,
    validated: false,
    is_admin: false,
    pays: body.country,
    created_at: wireDate(now),
    password_hash,
  });
  return answer(201, await openSession(state, environment, user));
};

export const logout: Handler<'logout'> = ({ state, session }) => {
  state.sessions.remove(session.id);
  return answer(200, { message: LOGGED_OUT });
};
