/**
 * The state matrix: every screen by every state. A story fills its cell by two tags, `ecran:PATH` on the file and
 * `etat:CELL` on the story. A cell without a story needs a reason here, in French: the matrix's page prints it.
 * `tests/visual/state-matrix.spec.ts` compares this list with Storybook's index.
 */

export const cells = {
  chargement: 'Chargement',
  vide: 'Vide',
  'une-ligne': 'Une ligne',
  plein: 'Plein',
  erreur: 'Erreur',
  'session-perdue': 'Session perdue',
  lent: 'Lent',
  'texte-extreme': 'Texte extrême',
} as const;

export type Cell = keyof typeof cells;

export interface Screen {
  /** Its address, as in the specification's table of routes. */
  path: string;
  /** What it is called. */
  name: string;
  /** Why a cell has no story. */
  reasons: Partial<Record<Cell, string>>;
}

const STILL = 'Page fixe : elle ne lit aucune donnée.';
const PUBLIC = 'Page publique : elle se montre sans session.';
const NO_LIST = 'L’écran n’a pas de liste.';
const FORM_READY = 'Le formulaire est là tout de suite : rien n’est lu avant de l’afficher.';

const stillPage = {
  chargement: STILL,
  vide: STILL,
  'une-ligne': STILL,
  erreur: STILL,
  'session-perdue': PUBLIC,
  lent: STILL,
} satisfies Screen['reasons'];

const visitorForm = {
  chargement: FORM_READY,
  'une-ligne': NO_LIST,
  'session-perdue': PUBLIC,
} satisfies Screen['reasons'];

export const screens: readonly Screen[] = [
  {
    path: '/',
    name: 'Accueil',
    reasons: { ...stillPage, 'texte-extreme': 'Page fixe : ses textes sont écrits d’avance.' },
  },
  {
    path: '/faq',
    name: 'F.A.Q',
    reasons: { ...stillPage, 'texte-extreme': 'Page fixe : ses textes sont écrits d’avance.' },
  },
  {
    path: '/contact',
    name: 'Contact',
    reasons: {
      chargement: FORM_READY,
      'une-ligne': NO_LIST,
      erreur: 'Aucun appel et aucune validation : rien ne peut échouer.',
      'session-perdue': PUBLIC,
      lent: 'Aucun appel : le remerciement est immédiat.',
    },
  },
  { path: '/login', name: 'Connexion', reasons: visitorForm },
  { path: '/register', name: 'Inscription', reasons: visitorForm },
  { path: '/forgot-password', name: 'Mot de passe oublié', reasons: visitorForm },
  { path: '/reset-password', name: 'Réinitialisation', reasons: visitorForm },
  { path: '/dashboard', name: 'Tableau de bord', reasons: {} },
  { path: '/offers', name: 'Missions', reasons: {} },
  { path: '/offers/{id}', name: 'Mission', reasons: { 'une-ligne': NO_LIST } },
  { path: '/participations', name: 'Participations', reasons: {} },
  {
    path: '/profile',
    name: 'Profil',
    reasons: { vide: 'Un compte a toujours un nom et un email.', 'une-ligne': NO_LIST },
  },
  { path: '/admin', name: 'Administration', reasons: {} },
  { path: '/admin/users', name: 'Utilisateurs', reasons: {} },
  { path: '/admin/offers', name: 'Offres', reasons: {} },
  { path: '/admin/participations', name: 'Participations (administration)', reasons: {} },
  { path: '/admin/daisycon', name: 'Daisycon', reasons: { 'une-ligne': NO_LIST } },
];

/** What the matrix needs of an entry of Storybook's index. */
export interface IndexEntry {
  id: string;
  name: string;
  title: string;
  tags?: readonly string[];
}

const SCREEN_TAG = 'ecran:';
const CELL_TAG = 'etat:';

const tagged = (entry: IndexEntry, prefix: string) =>
  (entry.tags ?? []).filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));

/** The stories of one cell. A story may show several states of its screen. */
export const storiesOf = (entries: readonly IndexEntry[], screen: Screen, cell: Cell) =>
  entries.filter((entry) => tagged(entry, SCREEN_TAG).includes(screen.path) && tagged(entry, CELL_TAG).includes(cell));

const isCell = (name: string): name is Cell => Object.hasOwn(cells, name);

export const cellNames: readonly Cell[] = Object.keys(cells).filter(isCell);

/** Everything that is wrong with the matrix, one sentence each; empty when it is complete. */
export function matrixProblems(entries: readonly IndexEntry[]): string[] {
  const problems: string[] = [];
  for (const screen of screens) {
    for (const cell of cellNames) {
      const hasStory = storiesOf(entries, screen, cell).length > 0;
      const reason = screen.reasons[cell];
      if (!hasStory && !reason) problems.push(`${screen.path}, ${cell}: no story and no reason`);
      if (hasStory && reason) problems.push(`${screen.path}, ${cell}: has a story, and a reason for having none`);
    }
  }
  const paths = new Set(screens.map((screen) => screen.path));
  for (const entry of entries) {
    const unknown = [
      ...tagged(entry, SCREEN_TAG).filter((path) => !paths.has(path)),
      ...tagged(entry, CELL_TAG).filter((cell) => !isCell(cell)),
    ];
    for (const tag of unknown) problems.push(`${entry.id}: unknown tag for « ${tag} »`);
    if (tagged(entry, CELL_TAG).length > 0 && tagged(entry, SCREEN_TAG).length === 0) {
      problems.push(`${entry.id}: a state without its screen (ecran:PATH)`);
    }
  }
  return problems;
}
