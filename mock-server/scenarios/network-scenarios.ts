import { withNetwork } from './changes';
import { fails } from './failures';
import { NEVER_MS, type Scenario } from './scenario';

export const networkScenarios = {
  'daisycon-vide': { description: 'Aucun identifiant enregistré', account: 'admin' },
  'daisycon-configure': {
    description: 'Identifiants enregistrés, synchronisé la nuit passée',
    account: 'admin',
    change: withNetwork({}),
  },
  'daisycon-jamais-synchronise': {
    description: 'Identifiants enregistrés, jamais synchronisé',
    account: 'admin',
    change: withNetwork({ synced: false }),
  },
  'daisycon-refuse': {
    description: 'Le réseau refuse les identifiants enregistrés',
    account: 'admin',
    change: withNetwork({ refused: true }),
  },
  'daisycon-chargement': {
    description: 'Les paramètres ne répondent jamais',
    account: 'admin',
    faults: [{ method: 'GET', path: '/api/admin/daisycon/settings', delay_ms: NEVER_MS }],
  },
  'daisycon-lent': {
    description: 'Enregistrer, tester et synchroniser prennent deux secondes et demie',
    account: 'admin',
    change: withNetwork({}),
    faults: [{ method: 'POST', path: '/api/admin/daisycon/*', delay_ms: 2500 }],
  },
  'daisycon-sans-reponse': {
    description: 'Enregistrer, tester et synchroniser ne répondent jamais',
    account: 'admin',
    change: withNetwork({}),
    faults: [{ method: 'POST', path: '/api/admin/daisycon/*', delay_ms: NEVER_MS }],
  },
  'daisycon-panne-chargement': {
    description: 'Le chargement des paramètres échoue (500)',
    account: 'admin',
    faults: [fails('GET', '/api/admin/daisycon/settings')],
  },
  'daisycon-panne-sauvegarde': {
    description: 'L’enregistrement des paramètres échoue (500)',
    account: 'admin',
    change: withNetwork({}),
    faults: [fails('POST', '/api/admin/daisycon/settings')],
  },
  'daisycon-panne-test': {
    description: 'Le test de connexion échoue (500)',
    account: 'admin',
    change: withNetwork({}),
    faults: [fails('POST', '/api/admin/daisycon/test')],
  },
  'daisycon-panne-synchronisation': {
    description: 'La synchronisation échoue (500)',
    account: 'admin',
    change: withNetwork({}),
    faults: [fails('POST', '/api/admin/daisycon/sync')],
  },
} as const satisfies Record<string, Scenario>;
