import {
  withOneOffer,
  withOneParticipation,
  withoutOffers,
  withoutParticipations,
  withTenThousandPagesOfOffers,
} from './changes';
import { withExtremeTexts } from './extreme-texts';
import {
  everythingIsSlow,
  fails,
  userCallsAreCut,
  userReadsAreUnreadable,
  userReadsNeverAnswer,
  userSessionIsLost,
} from './failures';
import { NEVER_MS, type Scenario } from './scenario';

export const userScenarios = {
  nominal: { description: 'Camille, compte validé, données ordinaires', account: 'camille' },
  'compte-en-attente': { description: 'Sacha, compte pas encore validé', account: 'attente' },
  'aucune-offre': { description: 'Aucune offre', account: 'camille', change: withoutOffers },
  'une-offre': { description: 'Une seule offre, pas encore prise', account: 'camille', change: withOneOffer },
  'aucune-participation': {
    description: 'Camille n’a participé à rien',
    account: 'camille',
    change: withoutParticipations,
  },
  'une-participation': { description: 'Une seule participation', account: 'camille', change: withOneParticipation },
  'rien-du-tout': {
    description: 'Ni offre ni participation',
    account: 'camille',
    change: (data) => withoutParticipations(withoutOffers(data)),
  },
  'textes-extremes': {
    description: 'Textes très longs, hostiles ou manquants, dates illisibles, statuts inconnus',
    account: 'camille',
    change: withExtremeTexts,
  },
  'dix-mille-pages': {
    description: 'Dix mille pages d’offres',
    account: 'camille',
    change: withTenThousandPagesOfOffers,
  },
  chargement: { description: 'Les lectures ne répondent jamais', account: 'camille', faults: userReadsNeverAnswer },
  demarrage: {
    description: 'La session elle-même ne répond jamais',
    account: 'camille',
    faults: [{ method: 'GET', path: '/api/me', delay_ms: NEVER_MS }],
  },
  lent: {
    description: 'La session répond en une demi-seconde, le reste en deux et demie',
    account: 'camille',
    faults: everythingIsSlow,
  },
  'profil-sans-reponse': {
    description: 'L’enregistrement du profil ne répond jamais',
    account: 'camille',
    faults: [{ method: 'PUT', path: '/api/profile', delay_ms: NEVER_MS }],
  },
  'panne-offres': {
    description: 'La liste des offres échoue (500)',
    account: 'camille',
    faults: [fails('GET', '/api/offers')],
  },
  'panne-offre': {
    description: 'Le détail d’une offre échoue (500)',
    account: 'camille',
    faults: [fails('GET', '/api/offers/*')],
  },
  'offre-disparue': {
    description: 'Le détail d’une offre répond « success: false »',
    account: 'camille',
    faults: [{ method: 'GET', path: '/api/offers/*', status: 404, body: { success: false } }],
  },
  'offre-introuvable': {
    description: 'Le détail d’une offre répond 404 sans plus',
    account: 'camille',
    faults: [fails('GET', '/api/offers/*', 404)],
  },
  'panne-participer': {
    description: 'Participer échoue (500)',
    account: 'camille',
    faults: [fails('POST', '/api/offers/*/apply')],
  },
  'panne-participations': {
    description: 'La liste des participations échoue (500)',
    account: 'camille',
    faults: [fails('GET', '/api/participations')],
  },
  'panne-solde': {
    description: 'Le solde échoue (500)',
    account: 'camille',
    faults: [fails('GET', '/api/get/user/sold')],
  },
  'panne-localisation': {
    description: 'La localisation échoue (500)',
    account: 'camille',
    faults: [fails('GET', '/api/location')],
  },
  'panne-profil': {
    description: 'La mise à jour du profil échoue (500)',
    account: 'camille',
    faults: [fails('PUT', '/api/profile')],
  },
  'panne-deconnexion': {
    description: 'La déconnexion échoue (500)',
    account: 'camille',
    faults: [fails('POST', '/api/logout')],
  },
  'reponse-illisible': {
    description: 'Les lectures répondent autre chose que du JSON',
    account: 'camille',
    faults: userReadsAreUnreadable,
  },
  'reponse-tronquee': {
    description: 'Les lectures s’arrêtent au milieu de la réponse',
    account: 'camille',
    faults: [
      { method: 'GET', path: '/api/offers*', kind: 'truncate' },
      { method: 'GET', path: '/api/participations*', kind: 'truncate' },
      { method: 'GET', path: '/api/get/*', kind: 'truncate' },
    ],
  },
  'session-perdue': {
    description: 'La session est valable au départ, puis tout répond 401',
    account: 'camille',
    faults: userSessionIsLost,
  },
  'reseau-coupe': {
    description: 'Le réseau est coupé après l’ouverture de la page',
    account: 'camille',
    faults: userCallsAreCut,
  },
} as const satisfies Record<string, Scenario>;
