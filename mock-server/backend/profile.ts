import { clientCalls } from '~/api/contract/client-calls';
import { answer, invalid } from './answer';
import type { Handler } from './handler';
import { toUser } from './serializers';
import { serverMessages } from './server-messages';

export const me: Handler<'me'> = ({ user }) => answer(200, { data: { user: toUser(user) } });

/** Always the same place: the mock has no way to locate users. */
export const location: Handler<'location'> = ({ state }) => answer(200, state.location);

/** Another user's email is refused; one's own may change its case. */
export const updateProfile: Handler<'updateProfile'> = ({ body, user, state }) => {
  const holder = state.users.find('email', body.email.toLowerCase());
  if (holder !== undefined && holder.id !== user.id) throw invalid({ email: [serverMessages.emailTaken] });
  const changed = state.users.put({ ...user, name: body.name, email: body.email });
  return answer(200, { message: clientCalls.updateProfile.success, user: toUser(changed) });
};
