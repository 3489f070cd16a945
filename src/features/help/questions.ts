import { COMMISSION_TEXT } from '~/content/commission-text';

export interface Question {
  /** The anchor: `/faq#paiement`. Keep it stable, people link to it. */
  id: string;
  question: string;
  answer: readonly string[];
}

/** Specification, section 2. */
export const questions: readonly Question[] = [
  {
    id: 'commencer',
    question: 'Comment commencer ?',
    answer: [
      'Créez un compte avec votre nom, votre email et un mot de passe. Un administrateur le valide, puis un email vous prévient.',
      'Ouvrez alors la page Missions, choisissez une offre et cliquez sur « Participer à cette offre » : le site du partenaire s’ouvre dans un nouvel onglet. Faites-y l’action demandée, le statut de votre participation se met à jour automatiquement.',
    ],
  },
  {
    id: 'paiement',
    question: 'Comment suis-je payé ?',
    answer: [
      `Chaque participation approuvée vous rapporte une commission de ${COMMISSION_TEXT}, qui s’ajoute à votre solde.`,
      'Le solde se lit à tout moment sur la page Participations.',
    ],
  },
  {
    id: 'filtrer',
    question: 'Puis-je filtrer les missions ?',
    answer: [
      'Les missions le sont déjà pour vous : seules celles qui sont ouvertes dans votre pays s’affichent.',
      'Vos participations, elles, se filtrent par statut avec les onglets de la page Participations.',
    ],
  },
  {
    id: 'verification',
    question: 'Y a-t-il une vérification avant la validation des gains ?',
    answer: [
      'Oui. Une participation commence « En attente », le temps que le partenaire vérifie que l’action demandée a bien été faite.',
      'Elle devient ensuite « Approuvée » ou « Refusée ». Seules les participations approuvées comptent dans votre solde.',
    ],
  },
];
