import { createContext, use, useSyncExternalStore } from 'react';
import type { User } from '~/api/contract/entities';
import type { Session, SessionState } from './session';

/** For routes only: pages get the user as a prop. */
export const SessionContext = createContext<Session | null>(null);

/** @throws {Error} outside the app */
export const useSession = (): Session => {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext');
  return session;
};

const useSessionState = (): SessionState => {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
};

/** The signed-in user; `null` until the login page replaces an ended session. */
export const useUser = (): User | null => {
  const state = useSessionState();
  return state.status === 'user' ? state.user : null;
};
