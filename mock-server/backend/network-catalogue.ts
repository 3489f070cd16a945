interface CatalogueEntry {
  title: string;
  description: string;
  country: string;
}

/** New missions of a synchronisation come from here. */
export const networkCatalogue: readonly CatalogueEntry[] = [
  {
    title: 'Testez une application de lecture pendant sept jours',
    description: 'Installez l’application, lisez trois chapitres et donnez votre avis.',
    country: 'FR',
  },
  {
    title: 'Demandez un devis d’assurance habitation',
    description: 'Remplissez le formulaire de devis en ligne, sans engagement.',
    country: 'FR',
  },
  {
    title: 'Inscrivez-vous à la lettre d’une coopérative de café',
    description: 'Confirmez votre adresse et recevez la sélection du mois.',
    country: 'FR',
  },
  {
    title: 'Répondez à une enquête sur vos trajets quotidiens',
    description: 'Dix questions sur vos déplacements de la semaine.',
    country: 'BE',
  },
  {
    title: 'Ouvrez un compte d’épargne en ligne',
    description: 'Terminez l’ouverture du compte et la vérification d’identité.',
    country: 'CH',
  },
  {
    title: 'Essayez un abonnement à des paniers de légumes',
    description: 'Commandez un premier panier de saison.',
    country: 'CA',
  },
];
