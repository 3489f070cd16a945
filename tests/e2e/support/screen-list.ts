/** Who opens a screen; the accounts are the known ones. */
export type Role = 'visiteur' | 'attente' | 'camille' | 'admin';

/** A screen of the product, as one role sees it. */
export interface Screen {
  role: Role;
  path: string;
  /** Its main heading, with the data that the mock server starts with. */
  heading: string;
  /** What is open there, for the test's title. */
  state?: string;
  /** What to press first in its content, by how its name begins: it opens a window, or shows a form's errors. */
  press?: { role: 'button' | 'link'; name: string; shows: 'window' | 'errors' };
}

/** Every route for every role that may see it, with its windows and its errors. */
export const screens: readonly Screen[] = [
  { role: 'visiteur', path: '/', heading: 'Chaque mission accomplie vous rapporte une commission.' },
  { role: 'visiteur', path: '/faq', heading: 'F.A.Q' },
  { role: 'visiteur', path: '/faq#filtrer', heading: 'F.A.Q', state: 'réponse ouverte' },
  { role: 'visiteur', path: '/contact', heading: 'Contact' },
  { role: 'visiteur', path: '/login', heading: 'Bon retour !' },
  {
    role: 'visiteur',
    path: '/login',
    heading: 'Bon retour !',
    state: 'envoyée vide',
    press: { role: 'button', name: 'Se connecter', shows: 'errors' },
  },
  { role: 'visiteur', path: '/register', heading: 'Créer un compte' },
  { role: 'visiteur', path: '/forgot-password', heading: 'Mot de passe oublié' },
  { role: 'visiteur', path: '/reset-password', heading: 'Lien invalide' },
  { role: 'visiteur', path: '/reset-password?token=essai&email=essai%40missio.test', heading: 'Nouveau mot de passe' },
  { role: 'attente', path: '/dashboard', heading: 'Bonjour, Sacha Petit' },
  { role: 'camille', path: '/dashboard', heading: 'Bonjour, Camille Durand' },
  { role: 'camille', path: '/offers', heading: 'Missions' },
  { role: 'camille', path: '/offers/1', heading: 'Inscrivez-vous à la lettre de Maison Florane' },
  { role: 'camille', path: '/offers/inconnue', heading: 'Offre non trouvée' },
  { role: 'camille', path: '/participations', heading: 'Participations' },
  { role: 'camille', path: '/profile', heading: 'Profil' },
  { role: 'admin', path: '/admin', heading: 'Tableau de bord' },
  { role: 'admin', path: '/admin/users', heading: 'Gestion des utilisateurs' },
  {
    role: 'admin',
    path: '/admin/users',
    heading: 'Gestion des utilisateurs',
    state: 'fenêtre de détail',
    press: { role: 'link', name: 'Détails de', shows: 'window' },
  },
  { role: 'admin', path: '/admin/offers', heading: 'Gestion des offres' },
  {
    role: 'admin',
    path: '/admin/offers',
    heading: 'Gestion des offres',
    state: 'formulaire ouvert',
    press: { role: 'button', name: 'Créer une offre', shows: 'window' },
  },
  { role: 'admin', path: '/admin/participations', heading: 'Gestion des participations' },
  {
    role: 'admin',
    path: '/admin/participations',
    heading: 'Gestion des participations',
    state: 'fenêtre de détail',
    press: { role: 'link', name: 'Détails de', shows: 'window' },
  },
  { role: 'admin', path: '/admin/daisycon', heading: 'Configuration Daisycon' },
];

/** A screen's name in a list of tests. */
export const screenTitle = ({ role, path, state }: Screen): string =>
  [path, `(${role})`, ...(state ? [`: ${state}`] : [])].join(' ');
