import { createContext, use, useSyncExternalStore } from 'react';
import type { User } from '~/api/contract/entities';
import type { Session, SessionState } from './session';

/** Gives the session to the routes; screens get the user and what they may do with it as props. */
export const SessionContext = createContext<Session | null>(null);

/** @throws {Error} outside the app */
export const useSession = (): Session => {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext');
  return session;
};

/** The session's state, always current. */
export const useSessionState = (): SessionState => {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
};

/** The signed-in user, always current; `null` between the end of a session and the arrival at the login. */
export const useUser = (): User | null => {
  const state = useSessionState();
  return state.status === 'user' ? state.user : null;
};
