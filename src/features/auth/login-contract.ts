import * as v from 'valibot';
import { ApiError } from '~/api/api-error';
import { failureMessages, successMessages } from '~/api/contract/messages';
import { LoginBody } from '~/api/contract/requests';

/** The login form: the credentials, and whether they are remembered. */
export const LoginFields = v.object({ ...LoginBody.entries, remember: v.boolean() });
export type LoginFields = v.InferOutput<typeof LoginFields>;

export const loginSuccess = successMessages.login;

/** What a failed login says: in passing, above the fields, where it stays, and under them. */
export interface LoginFailure {
  toast: string;
  inline: string;
  fieldErrors: Readonly<Record<string, string>>;
}

/**
 * The texts of a failed login. The toast knows the server's `message` alone; the screen takes its `error` as well. An
 * answer that nobody can read is no matter of wrong credentials, and the screen does not say so.
 */
export const describeLoginFailure = (error: unknown): LoginFailure => {
  if (!(error instanceof ApiError) || error.failure.kind !== 'refused') {
    return { toast: failureMessages.login, inline: failureMessages.loginUnreadable, fieldErrors: {} };
  }
  const { serverMessage, failure } = error;
  return {
    toast: serverMessage ?? failureMessages.login,
    inline: serverMessage || failure.refusal.error || failureMessages.loginRefused,
    fieldErrors: error.fieldErrors,
  };
};
