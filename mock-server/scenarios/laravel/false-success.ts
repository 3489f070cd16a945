import type { FaultRequest } from '../../backend/faults';

/* Failures with status 200, told only by `success: false`. */

const falseSuccess = (method: string, path: string, rest: object = {}): FaultRequest => ({
  method,
  path,
  status: 200,
  body: { success: false, ...rest },
});

const withMessage = (message: string) => ({ message });
const withField = (field: string, message: string) => ({
  message: 'Les données sont invalides.',
  errors: { [field]: [message] },
});

/** Some have a reason, some a field, some nothing; the login works, as the others need it. */
export const falselySuccessfulWrites: readonly FaultRequest[] = [
  falseSuccess('POST', '/api/auth/register', withField('email', 'Cet email est déjà utilisé')),
  falseSuccess('POST', '/api/auth/forgot-password', withMessage('L’envoi des emails est suspendu.')),
  falseSuccess('POST', '/api/auth/reset-password', withMessage('Ce lien a déjà servi.')),
  falseSuccess('POST', '/api/logout'),
  falseSuccess('POST', '/api/offers/*/apply', withMessage('Cette mission est complète.')),
  falseSuccess('PUT', '/api/profile', withField('name', 'Ce nom est réservé')),
  falseSuccess('PATCH', '/api/admin/users/*', withMessage('Ce compte ne peut pas être validé.')),
  falseSuccess('POST', '/api/admin/offers', withField('title', 'Ce titre existe déjà')),
  falseSuccess('PUT', '/api/admin/offers/*', withField('title', 'Ce titre existe déjà')),
  falseSuccess('DELETE', '/api/admin/offers/*', withMessage('Cette offre a des participations.')),
  falseSuccess('POST', '/api/admin/daisycon/settings', withField('publisher_id', 'Ce Publisher ID est inconnu')),
  falseSuccess('POST', '/api/admin/daisycon/test', withMessage('Daisycon a refusé ces identifiants.')),
  falseSuccess('POST', '/api/admin/daisycon/sync'),
];

export const falselySuccessfulLogin: readonly FaultRequest[] = [
  falseSuccess('POST', '/api/auth/login', withMessage('Ce compte est suspendu.')),
  ...falselySuccessfulWrites,
];

export const falselySuccessfulReads: readonly FaultRequest[] = [
  '/api/location',
  '/api/offers*',
  '/api/participations',
  '/api/get/user/sold',
  '/api/admin/*',
].map((path) => falseSuccess('GET', path));
