import { type Environment, wireDate } from './environment';
import type { StoredMail } from './rows';
import type { State } from './state';

export const sendMail = (
  state: State,
  environment: Environment,
  mail: Pick<StoredMail, 'to' | 'subject' | 'text' | 'url'>,
  now: Date,
): void => environment.onMail(state.mails.put({ id: state.takeId('mails'), ...mail, created_at: wireDate(now) }));
