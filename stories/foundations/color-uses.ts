import type { colors } from '~/design-system/tokens';

type Path<TGroup extends string, TNode> = TNode extends { value: string }
  ? TGroup
  : { [TName in keyof TNode & string]: TName extends 'DEFAULT' ? TGroup : `${TGroup}.${TName}` }[keyof TNode & string];

/** The path of every colour token: a new token without its French use does not compile. */
export type ColorPath = { [TGroup in keyof typeof colors]: Path<TGroup, (typeof colors)[TGroup]> }[keyof typeof colors];

/** What each colour is for, as designers read it. Values stay in `tokens.ts`. */
const colorUses = {
  bg: 'le fond des pages',
  'bg.panel': 'billets, tableaux, champs, en-tête blanc',
  'bg.muted': 'tête de tableau, badge neutre, survol',
  'bg.ink': 'accroche de l’accueil, colonne de l’administration, pied de page',
  'bg.inkRaised': 'survol et lien courant sur l’encre',
  fg: 'textes, titres, liens',
  'fg.muted': 'texte secondaire',
  'fg.subtle': 'plus petits textes et exemples de saisie, sur bg et bg.panel seulement',
  'fg.onInk': 'texte sur l’encre',
  'fg.onInkMuted': 'texte secondaire sur l’encre',
  border: 'filets, décor',
  'border.strong': 'champs, boutons secondaires, cases vides',
  'border.stub': 'le pointillé de la souche, décor',
  'border.ink': 'filets sur l’encre, décor',
  focusRing: 'anneau du focus ; sur l’encre, accent.solid le remplace',
  backdrop: 'derrière les fenêtres, 60 % de bg.ink',
  'accent.subtle': 'survol des liens, lignes choisies',
  'accent.fg': 'l’accent en texte, rare',
  'accent.emphasized': 'soulignement des liens, onglet courant',
  'accent.solid': 'le bouton principal, la souche de l’accueil',
  'accent.hover': 'le bouton principal survolé',
  'accent.contrast': 'texte sur accent.solid : l’encre, jamais le blanc',
  'earned.subtle': 'approuvé, validé, réussi, argent gagné : teinte',
  'earned.fg': 'texte et icône sur la teinte ou sur blanc',
  'earned.emphasized': 'bord de badge et de bandeau, part de barre, icône',
  'earned.solid': 'bouton plein, bord de notification',
  'earned.contrast': 'texte sur le plein',
  'pending.subtle': 'ouvert, en attente, avertissement : teinte',
  'pending.fg': 'texte et icône sur la teinte ou sur blanc',
  'pending.emphasized': 'bord de badge et de bandeau, part de barre, icône',
  'pending.solid': 'bouton plein, bord de notification',
  'pending.contrast': 'texte sur le plein',
  'refused.subtle': 'refusé, erreur, suppression : teinte',
  'refused.fg': 'texte et icône sur la teinte ou sur blanc',
  'refused.emphasized': 'bord de badge et de bandeau, part de barre, icône',
  'refused.solid': 'bouton plein, bord de notification',
  'refused.contrast': 'texte sur le plein',
  'info.subtle': 'information, redirection : teinte',
  'info.fg': 'texte et icône sur la teinte ou sur blanc',
  'info.emphasized': 'bord de badge et de bandeau, part de barre, icône',
  'info.solid': 'bouton plein, bord de notification',
  'info.contrast': 'texte sur le plein',
} satisfies Record<ColorPath, string>;

const isColorPath = (path: string): path is ColorPath => Object.hasOwn(colorUses, path);

/** The French use of a token. */
export const purposeOf = (path: string): string => (isColorPath(path) ? colorUses[path] : '');
