import type { Access } from '~/api/contract/strict/calls';
import { Refused } from './answer';
import { type Environment, wireDate } from './environment';
import type { StoredSession, StoredUser } from './rows';
import { serverMessages } from './server-messages';
import type { State } from './state';

export type Caller = { user: StoredUser; session: StoredSession } | { user: undefined; session: undefined };

const anonymous = { user: undefined, session: undefined } as const;

/** The caller by the bearer token; none if the token is unknown, ended or expired. */
export async function identify(
  state: State,
  environment: Environment,
  authorization: string | undefined,
): Promise<Caller> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return anonymous;
  const session = state.sessions.get(await environment.hashToken(token));
  if (session === undefined || session.expires_at <= wireDate(environment.now())) return anonymous;
  const user = state.users.get(session.user_id);
  return user === undefined ? anonymous : { user, session };
}

/** @throws 401 or 403 */
export function authorize(access: Access, { user }: Caller): void {
  if (access === 'anyone') return;
  if (user === undefined) throw new Refused(401, { message: serverMessages.unauthenticated });
  if (access === 'admin' && !user.is_admin) throw new Refused(403, { message: serverMessages.forbidden });
  if (access === 'validated-user' && !user.validated) {
    throw new Refused(403, { message: serverMessages.notValidated });
  }
}
