import { clientCalls } from '~/api/contract/client-calls';

/** The known accounts, by the names that scenarios use. */
export const accounts = {
  visiteur: 'Visiteur',
  camille: 'Camille, compte validé',
  attente: 'Sacha, compte en attente',
  admin: 'Agathe, administratrice',
} as const;

export const isAccount = (name: string): name is keyof typeof accounts => Object.hasOwn(accounts, name);

/** The mock's kinds of faults, with the statuses that screens tell apart. */
export const faults: Readonly<Record<string, { label: string; fault: object }>> = {
  'status-500': { label: 'Erreur du serveur (500)', fault: { kind: 'status', status: 500 } },
  'status-401': { label: 'Session expirée (401)', fault: { kind: 'status', status: 401 } },
  'status-403': { label: 'Accès refusé (403)', fault: { kind: 'status', status: 403 } },
  'status-404': { label: 'Introuvable (404)', fault: { kind: 'status', status: 404 } },
  'status-422': { label: 'Champs refusés (422)', fault: { kind: 'status', status: 422 } },
  'status-429': { label: 'Trop d’essais (429)', fault: { kind: 'status', status: 429 } },
  delay: { label: 'Lenteur (5 secondes)', fault: { kind: 'delay', delay_ms: 5000 } },
  drop: { label: 'Connexion coupée', fault: { kind: 'drop' } },
  truncate: { label: 'Réponse tronquée', fault: { kind: 'truncate' } },
  garbage: { label: 'Réponse illisible', fault: { kind: 'garbage' } },
};

/** Every call of the contract, as the mock's faults name it. */
export const calls: Readonly<Record<string, { label: string; method: string; path: string }>> = Object.fromEntries(
  Object.entries(clientCalls).map(([name, { method, path }]) => [
    name,
    { label: `${method} ${path} (${name})`, method, path: path.replace(/\{\w+\}/g, '*') },
  ]),
);
