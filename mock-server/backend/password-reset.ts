import { clientCalls } from '~/api/contract/client-calls';
import { answer, Refused } from './answer';
import { minutesAfter, wireDate } from './environment';
import type { Handler } from './handler';
import { sendMail } from './send-mail';
import { serverMessages } from './server-messages';
import { endSessionsOf } from './sessions';

const RESET_MINUTES = 60;

/** Same answer and same time whether or not the account exists. */
export const forgotPassword: Handler<'forgotPassword'> = async ({ body, state, environment, origin, now }) => {
  const user = state.users.find('email', body.email.toLowerCase());
  const token = environment.newToken();
  const id = await environment.hashToken(token);
  if (user === undefined) {
    state.touch();
  } else {
    const expires_at = wireDate(minutesAfter(now, RESET_MINUTES));
    state.resets.put({ id, user_id: user.id, created_at: wireDate(now), expires_at });
    const link = new URLSearchParams({ token, email: user.email });
    const url = `${origin ?? environment.appUrl}/reset-password?${link}`;
    const invitation = 'Pour choisir un nouveau mot de passe, ouvrez ce lien dans l’heure qui vient :';
    const text = `Bonjour ${user.name},\n\n${invitation}\n${url}\n`;
    sendMail(state, environment, { to: user.email, subject: serverMessages.resetSubject, text, url }, now);
  }
  return answer(200, { message: serverMessages.resetSent });
};

/** Sets the password; ends all sessions and other links of the user. */
export const resetPassword: Handler<'resetPassword'> = async ({ body, state, environment, now }) => {
  const id = await environment.hashToken(body.token);
  const password_hash = await environment.hashPassword(body.password);
  // Removed right after the hashing, with nothing in between: the token works once.
  const reset = state.resets.get(id);
  const user = reset === undefined ? undefined : state.users.get(reset.user_id);
  const isUsable =
    reset !== undefined && reset.expires_at > wireDate(now) && user?.email.toLowerCase() === body.email.toLowerCase();
  if (!isUsable || user === undefined) {
    throw new Refused(422, { message: serverMessages.resetRefused, errors: { token: [serverMessages.resetRefused] } });
  }
  for (const asked of [...state.resets.group('user', String(user.id))]) state.resets.remove(asked.id);
  endSessionsOf(state, user.id);
  state.users.put({ ...user, password_hash });
  return answer(200, { message: clientCalls.resetPassword.success });
};
