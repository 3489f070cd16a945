type Country = 'FR' | 'BE' | 'CH' | 'CA' | 'DE' | 'ES' | 'IT';

/** Where the missions are offered, and how often: most of them in France, so that its list has several pages. */
export const missionCountries: readonly [Country, ...Country[]] = [
  'FR',
  'FR',
  'FR',
  'BE',
  'FR',
  'CH',
  'FR',
  'CA',
  'FR',
  'DE',
  'FR',
  'ES',
  'FR',
  'IT',
  'FR',
  'BE',
  'FR',
  'FR',
  'CH',
  'FR',
];

export const currencies: Record<Country, string> = {
  FR: 'EUR',
  BE: 'EUR',
  CH: 'CHF',
  CA: 'CAD',
  DE: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
};

/** Titles as advertisers write them: short ones, plain ones, and some that take three lines. */
export const missionTitles: readonly [string, ...string[]] = [
  'Inscrivez-vous à la lettre de Maison Florane',
  'Testez Lirio pendant 7 jours',
  'Demandez une carte prépayée Novabanque',
  'Répondez à une enquête sur vos habitudes de courses',
  'Commandez un échantillon de thé',
  'Comparez les offres d’énergie de votre commune',
  'Ouvrez un compte d’épargne en ligne et effectuez un premier versement de dix euros',
  'Devis d’assurance auto en trois minutes',
  'Créez votre première liste de mariage',
  'Participez au grand jeu de la rentrée',
  'Essayez un abonnement à la presse régionale, sans engagement pendant un mois',
  'Estimez le prix de votre logement',
  'Inscription gratuite à un cours de langue',
  'Téléchargez l’application Petits Pas',
  'Réservez un essai dans une salle de sport près de chez vous',
  'Demandez un bilan auditif',
  'Abonnez-vous à un panier de légumes de saison',
  'Simulez un regroupement de crédits',
  'Recevez le catalogue de printemps',
  'Testez une box de cosmétiques naturels et donnez votre avis détaillé sur chacun des cinq produits reçus',
  'Trouvez un artisan pour vos travaux',
  'Devenez testeur de jeux de société',
  'Demandez un devis pour une alarme',
  'Commandez votre premier coffret de café',
  'Enquête : votre prochain voyage',
  'Inscrivez-vous à un atelier photo',
  'Obtenez un rendez-vous chez un opticien partenaire',
  'Comparez les forfaits mobiles',
  'Votre avis sur la livraison à domicile',
  'Essayez un service de garde d’animaux',
];

export const missionDescriptions: readonly [string, ...string[]] = [
  'Remplissez le formulaire du partenaire, puis confirmez votre adresse électronique.',
  'Créez un compte, terminez la première étape et gardez-le actif pendant sept jours.',
  'Répondez à toutes les questions. Comptez une dizaine de minutes.',
  'Passez une première commande, quel qu’en soit le montant, et attendez la livraison.',
  'Demandez un devis complet. Le partenaire vous rappelle sous deux jours ouvrés pour le confirmer.',
];
