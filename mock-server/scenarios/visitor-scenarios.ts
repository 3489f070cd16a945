import { serverMessages } from '../backend/server-messages';
import { fails } from './failures';
import type { Scenario } from './scenario';

export const visitorScenarios = {
  visiteur: { description: 'Personne n’est connecté', account: 'visiteur' },
  'panne-connexion': {
    description: 'La connexion échoue (500)',
    account: 'visiteur',
    faults: [fails('POST', '/api/auth/login')],
  },
  'connexion-illisible': {
    description: 'La connexion répond autre chose que du JSON',
    account: 'visiteur',
    faults: [{ method: 'POST', path: '/api/auth/login', kind: 'garbage' }],
  },
  'connexion-bloquee': {
    description: 'Trop de tentatives de connexion (429)',
    account: 'visiteur',
    faults: [
      {
        method: 'POST',
        path: '/api/auth/login',
        status: 429,
        body: { message: serverMessages.tooManyLogins },
      },
    ],
  },
  'panne-inscription': {
    description: 'L’inscription échoue (500)',
    account: 'visiteur',
    faults: [fails('POST', '/api/auth/register')],
  },
  'panne-mot-de-passe-oublie': {
    description: 'La demande de réinitialisation échoue (500)',
    account: 'visiteur',
    faults: [fails('POST', '/api/auth/forgot-password')],
  },
  'panne-reinitialisation': {
    description: 'Le changement de mot de passe échoue (500)',
    account: 'visiteur',
    faults: [fails('POST', '/api/auth/reset-password')],
  },
  'visiteur-lent': {
    description: 'Les formulaires d’accès répondent lentement',
    account: 'visiteur',
    faults: [{ method: 'POST', path: '/api/auth/*', delay_ms: 2500 }],
  },
  'visiteur-reseau-coupe': {
    description: 'Le réseau est coupé pendant que l’on remplit un formulaire d’accès',
    account: 'visiteur',
    faults: [{ path: '/api/*', kind: 'drop' }],
  },
} as const satisfies Record<string, Scenario>;
