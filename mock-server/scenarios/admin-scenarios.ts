import { withAdminAlone, withOneRowEach, withTenThousandPagesOfUsers } from './changes';
import { withExtremeTexts } from './extreme-texts';
import {
  adminCallsAreCut,
  adminReadsAreUnreadable,
  adminReadsNeverAnswer,
  adminSessionIsLost,
  everythingIsSlow,
  fails,
} from './failures';
import type { Scenario } from './scenario';

const emptyPage = { data: [], current_page: 1, last_page: 1, total: 0, per_page: 15 };

export const adminScenarios = {
  admin: { description: 'Agathe, administratrice, données ordinaires', account: 'admin' },
  'admin-vide': {
    description: 'Ni utilisateur, ni offre, ni participation',
    account: 'admin',
    change: withAdminAlone,
    faults: [{ method: 'GET', path: '/api/admin/users', status: 200, body: emptyPage }],
  },
  'admin-une-ligne': { description: 'Une ligne par liste', account: 'admin', change: withOneRowEach },
  'admin-textes-extremes': {
    description: 'Textes très longs, hostiles ou manquants, dates illisibles, statuts inconnus',
    account: 'admin',
    change: withExtremeTexts,
  },
  'admin-dix-mille-pages': {
    description: 'Dix mille pages d’utilisateurs',
    account: 'admin',
    change: withTenThousandPagesOfUsers,
  },
  'admin-chargement': {
    description: 'Les lectures de l’administration ne répondent jamais',
    account: 'admin',
    faults: adminReadsNeverAnswer,
  },
  'admin-lent': {
    description: 'La session répond en une demi-seconde, le reste en deux et demie',
    account: 'admin',
    faults: everythingIsSlow,
  },
  'admin-panne-utilisateurs': {
    description: 'La liste des utilisateurs échoue (500)',
    account: 'admin',
    faults: [fails('GET', '/api/admin/users')],
  },
  'admin-panne-validation': {
    description: 'Valider un compte échoue (500)',
    account: 'admin',
    faults: [fails('PATCH', '/api/admin/users/*')],
  },
  'admin-panne-offres': {
    description: 'La liste des offres échoue (500)',
    account: 'admin',
    faults: [fails('GET', '/api/admin/offers')],
  },
  'admin-panne-sauvegarde': {
    description: 'Créer et modifier une offre échouent (500)',
    account: 'admin',
    faults: [fails('POST', '/api/admin/offers'), fails('PUT', '/api/admin/offers/*')],
  },
  'admin-panne-suppression': {
    description: 'Supprimer une offre échoue (500)',
    account: 'admin',
    faults: [fails('DELETE', '/api/admin/offers/*')],
  },
  'admin-panne-participations': {
    description: 'La liste des participations échoue (500)',
    account: 'admin',
    faults: [fails('GET', '/api/admin/participations')],
  },
  'admin-panne-tout': {
    description: 'Toutes les lectures de l’administration échouent (500)',
    account: 'admin',
    faults: [fails('GET', '/api/admin/*')],
  },
  'admin-reponse-illisible': {
    description: 'Les lectures de l’administration répondent autre chose que du JSON',
    account: 'admin',
    faults: adminReadsAreUnreadable,
  },
  'admin-session-perdue': {
    description: 'La session est valable au départ, puis tout répond 401',
    account: 'admin',
    faults: adminSessionIsLost,
  },
  'admin-reseau-coupe': {
    description: 'Le réseau est coupé après l’ouverture de la page',
    account: 'admin',
    faults: adminCallsAreCut,
  },
} as const satisfies Record<string, Scenario>;
