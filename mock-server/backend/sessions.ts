import type { Session } from '~/api/contract/strict/answers';
import { type Environment, minutesAfter, wireDate } from './environment';
import type { StoredUser } from './rows';
import { toUser } from './serializers';
import type { State } from './state';

const SESSION_MINUTES = 30 * 24 * 60;

/** Opens a session; the state keeps only the token's hash. */
export async function openSession(state: State, environment: Environment, user: StoredUser): Promise<Session> {
  const token = environment.newToken();
  const id = await environment.hashToken(token);
  const now = environment.now();
  forgetExpired(state, user.id, wireDate(now));
  state.sessions.put({
    id,
    user_id: user.id,
    created_at: wireDate(now),
    expires_at: wireDate(minutesAfter(now, SESSION_MINUTES)),
  });
  return { access_token: token, user: toUser(user) };
}

/** Expired sessions are removed at the user's next login. */
function forgetExpired(state: State, userId: number, now: string): void {
  for (const session of [...state.sessions.group('user', String(userId))]) {
    if (session.expires_at <= now) state.sessions.remove(session.id);
  }
}

export function endSessionsOf(state: State, userId: number): void {
  for (const session of [...state.sessions.group('user', String(userId))]) state.sessions.remove(session.id);
}
