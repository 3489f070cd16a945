import { ApiError } from '~/api/api-error';
import { failureMessages } from '~/api/contract/messages';

/** What a failed login says: in passing, and above the fields, where it stays. */
export interface LoginFailure {
  toast: string;
  inline: string;
}

/**
 * The two texts of a failed login. The toast knows the server's `message` alone; the screen takes its `error` as well. An
 * answer that nobody can read is no matter of wrong credentials, and the screen does not say so.
 */
export const describeLoginFailure = (error: unknown): LoginFailure => {
  if (!(error instanceof ApiError) || error.failure.kind !== 'refused') {
    return { toast: failureMessages.login, inline: failureMessages.loginUnreadable };
  }
  return {
    toast: error.failure.refusal.message || failureMessages.login,
    inline: error.serverMessage ?? failureMessages.loginRefused,
  };
};
