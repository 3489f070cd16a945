import { describe, expect, it } from 'vitest';
import { ApiError, type ApiFailure } from '~/api/api-error';
import { describeLoginFailure } from '~/features/auth/login-contract';

const refused = (status: number, message: string | null, error: string | null = null): ApiFailure => ({
  kind: 'refused',
  status,
  body: { message, error, errors: {}, deniesSuccess: false },
});

const TOAST = 'Erreur de connexion';
const REFUSED = 'Échec de connexion. Vérifiez vos identifiants.';
const UNREADABLE = 'Une erreur est survenue. Merci de réessayer plus tard.';

describe('what a failed login says', () => {
  it.each<[string, ApiFailure, string, string]>([
    ['the server’s message, in both places', refused(401, 'Compte inconnu'), 'Compte inconnu', 'Compte inconnu'],
    ['the server’s error, on the screen alone', refused(401, null, 'bloqué'), TOAST, 'bloqué'],
    ['its own words after a wordless refusal', refused(500, null), TOAST, REFUSED],
    ['nothing of credentials when no answer came', { kind: 'network' }, TOAST, UNREADABLE],
    ['nothing of credentials when nobody can read the answer', { kind: 'unreadable', status: 200 }, TOAST, UNREADABLE],
  ])('%s', (_, failure, toast, inline) => {
    expect(describeLoginFailure(new ApiError('login', failure))).toMatchObject({ toast, inline });
  });

  it('has the first message of every field that the server refused', () => {
    const body = { message: null, error: null, errors: { email: ['inconnu', 'vide'] }, deniesSuccess: false };
    const error = new ApiError('login', { kind: 'refused', status: 422, body });
    expect(describeLoginFailure(error).fieldErrors).toEqual({ email: 'inconnu' });
  });

  it('treats the refusal of a call that followed the login as no answer', () => {
    const error = new ApiError('me', refused(401, 'Vous devez être connecté.'));
    expect(describeLoginFailure(error)).toEqual({ toast: TOAST, inline: UNREADABLE, fieldErrors: {} });
  });

  it('treats any other exception as no answer', () => {
    expect(describeLoginFailure(new TypeError('x'))).toEqual({ toast: TOAST, inline: UNREADABLE, fieldErrors: {} });
  });
});
