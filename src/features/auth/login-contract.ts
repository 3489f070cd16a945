import * as v from 'valibot';
import { ApiError } from '~/api/api-error';
import { clientCalls } from '~/api/contract/client-calls';
import { LoginBody } from '~/api/contract/requests/request-bodies';
import { LOGIN_FAILURE, LOGIN_UNREADABLE } from '~/content/shared-texts';

export const LoginFields = v.object({ ...LoginBody.entries, remember: v.boolean() });
export type LoginFields = v.InferOutput<typeof LoginFields>;

export const LOGIN_REFUSED = 'Échec de connexion. Vérifiez vos identifiants.';

export const loginSuccess = clientCalls.login.success;

/** Texts of a failed login: in the toast, above the fields, and under them. */
export interface LoginFailure {
  toast: string;
  inline: string;
  fieldErrors: Readonly<Record<string, string>>;
}

/** The toast shows the server's `message`, the form its `error` too (specification, section 8). */
export const describeLoginFailure = (error: unknown): LoginFailure => {
  // A login answered without a user is followed by GET /api/me; its refusal is not the login's.
  if (!(error instanceof ApiError) || error.call !== 'login' || error.failure.kind !== 'refused') {
    return { toast: LOGIN_FAILURE, inline: LOGIN_UNREADABLE, fieldErrors: {} };
  }
  const { serverMessage, serverError } = error;
  return {
    toast: serverMessage ?? LOGIN_FAILURE,
    inline: serverMessage || serverError || LOGIN_REFUSED,
    fieldErrors: error.fieldErrors,
  };
};
