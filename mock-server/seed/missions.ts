type Country = 'FR' | 'BE' | 'CH' | 'CA' | 'DE' | 'ES' | 'IT';

/** Countries by weight: most offers are French, so that their list has several pages. */
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

interface SampleMission {
  title: string;
  description: string;
}

/** Short and plain titles, and some that take three lines; each with the task that it names. */
export const sampleMissions: readonly [SampleMission, ...SampleMission[]] = [
  {
    title: 'Inscrivez-vous à la lettre de Maison Florane',
    description: 'Indiquez votre adresse électronique, puis confirmez-la par le lien que la maison vous envoie.',
  },
  {
    title: 'Testez Lirio pendant 7 jours',
    description: 'Créez un compte, ajoutez deux comptes à suivre et gardez l’application active pendant sept jours.',
  },
  {
    title: 'Demandez une carte prépayée Novabanque',
    description: 'Remplissez la demande de carte, puis activez-la à sa réception. Aucun justificatif de revenus.',
  },
  {
    title: 'Répondez à une enquête sur vos habitudes de courses',
    description: 'Vingt questions sur vos magasins et votre panier. Comptez une dizaine de minutes.',
  },
  {
    title: 'Commandez un échantillon de thé',
    description: 'Choisissez un thé parmi six et donnez votre adresse\u00A0: l’échantillon et l’envoi sont offerts.',
  },
  {
    title: 'Comparez les offres d’énergie de votre commune',
    description: 'Saisissez votre code postal et votre consommation, puis recevez la comparaison par courriel.',
  },
  {
    title: 'Ouvrez un compte d’épargne en ligne et effectuez un premier versement de dix euros',
    description: 'Terminez l’ouverture du compte, vérifiez votre identité et versez dix euros depuis votre banque.',
  },
  {
    title: 'Devis d’assurance auto en trois minutes',
    description: 'Décrivez votre véhicule et vos conducteurs, puis affichez votre devis. Sans engagement.',
  },
  {
    title: 'Créez votre première liste de mariage',
    description: 'Créez la liste, ajoutez au moins cinq cadeaux et partagez-la avec un proche.',
  },
  {
    title: 'Participez au grand jeu de la rentrée',
    description: 'Répondez aux trois questions du jeu et confirmez votre participation par courriel.',
  },
  {
    title: 'Essayez un abonnement à la presse régionale, sans engagement pendant un mois',
    description: 'Choisissez votre journal et ouvrez l’abonnement d’essai. Il se résilie en ligne à tout moment.',
  },
  {
    title: 'Estimez le prix de votre logement',
    description: 'Décrivez votre logement, son état et son adresse\u00A0: l’estimation s’affiche aussitôt.',
  },
  {
    title: 'Inscription gratuite à un cours de langue',
    description: 'Passez le test de niveau, choisissez une langue et suivez la première leçon.',
  },
  {
    title: 'Téléchargez l’application Petits Pas',
    description: 'Installez l’application, créez le profil d’un enfant et notez une première sortie.',
  },
  {
    title: 'Réservez un essai dans une salle de sport près de chez vous',
    description: 'Choisissez une salle et une heure, puis présentez-vous à la séance d’essai offerte.',
  },
  {
    title: 'Demandez un bilan auditif',
    description: 'Laissez vos coordonnées\u00A0: un centre près de chez vous vous propose un rendez-vous gratuit.',
  },
  {
    title: 'Abonnez-vous à un panier de légumes de saison',
    description: 'Choisissez la taille du panier et le point de retrait, puis retirez le premier.',
  },
  {
    title: 'Simulez un regroupement de crédits',
    description: 'Saisissez vos crédits en cours et vos revenus\u00A0: la simulation ne vous engage à rien.',
  },
  {
    title: 'Recevez le catalogue de printemps',
    description: 'Donnez votre adresse postale\u00A0: le catalogue arrive sous dix jours, sans frais.',
  },
  {
    title: 'Testez une box de cosmétiques naturels et donnez votre avis détaillé sur chacun des cinq produits reçus',
    description: 'Commandez la box d’essai, utilisez les cinq produits pendant une semaine et notez chacun d’eux.',
  },
  {
    title: 'Trouvez un artisan pour vos travaux',
    description: 'Décrivez vos travaux et leur lieu\u00A0: trois artisans vous répondent sous deux jours ouvrés.',
  },
  {
    title: 'Devenez testeur de jeux de société',
    description: 'Remplissez le questionnaire de joueur et choisissez le premier jeu à essayer chez vous.',
  },
  {
    title: 'Demandez un devis pour une alarme',
    description: 'Décrivez votre logement. Un conseiller vous rappelle sous deux jours ouvrés pour confirmer le devis.',
  },
  {
    title: 'Commandez votre premier coffret de café',
    description: 'Choisissez trois cafés, passez la commande et attendez la livraison du coffret.',
  },
  {
    title: 'Enquête : votre prochain voyage',
    description: 'Quinze questions sur vos envies de voyage et votre budget. Comptez huit minutes.',
  },
  {
    title: 'Inscrivez-vous à un atelier photo',
    description: 'Choisissez une date et un thème, puis confirmez votre place par courriel.',
  },
  {
    title: 'Obtenez un rendez-vous chez un opticien partenaire',
    description: 'Choisissez un magasin et une heure, puis présentez-vous au rendez-vous.',
  },
  {
    title: 'Comparez les forfaits mobiles',
    description: 'Indiquez vos appels et vos données du mois, puis ouvrez l’offre qui vous convient.',
  },
  {
    title: 'Votre avis sur la livraison à domicile',
    description: 'Répondez à toutes les questions sur vos trois dernières livraisons. Comptez six minutes.',
  },
  {
    title: 'Essayez un service de garde d’animaux',
    description: 'Décrivez votre animal et réservez une première garde, même d’une heure.',
  },
  {
    title: 'Adhérez à la mutuelle Les Coteaux',
    description: 'Remplissez la demande d’adhésion et envoyez votre attestation de droits.',
  },
  {
    title: 'Demandez le guide des aides à la rénovation',
    description: 'Indiquez le type de logement et votre adresse électronique\u00A0: le guide arrive aussitôt.',
  },
  {
    title: 'Testez un matelas pendant cent nuits',
    description:
      'Commandez le matelas et gardez-le au moins trente nuits. Le retour reste gratuit jusqu’à la centième.',
  },
  {
    title: 'Inscrivez-vous à une course solidaire',
    description: 'Choisissez une course et une distance, puis réglez l’inscription, reversée à l’association.',
  },
  {
    title: 'Répondez à un sondage sur vos loisirs',
    description: 'Douze questions sur vos soirées et vos fins de semaine. Comptez cinq minutes.',
  },
  {
    title: 'Commandez un livre photo personnalisé',
    description: 'Envoyez au moins vingt photos, composez le livre et passez la commande.',
  },
  {
    title: 'Faites évaluer vos bijoux anciens',
    description: 'Envoyez trois photos de chaque bijou\u00A0: un expert vous donne une fourchette de prix.',
  },
  {
    title: 'Souscrivez une assurance voyage pour un premier week-end à l’étranger',
    description: 'Saisissez vos dates et votre destination, puis souscrivez la formule de votre choix.',
  },
  {
    title: 'Essayez un cours de yoga en ligne',
    description: 'Choisissez un niveau et suivez une séance entière de trente minutes.',
  },
  {
    title: 'Votre opinion sur les transports de votre ville',
    description: 'Dix questions sur vos trajets de la semaine, puis une note par ligne que vous prenez.',
  },
  {
    title: 'Recevez un échantillon de soin Bergamine',
    description: 'Décrivez votre peau et donnez votre adresse\u00A0: l’échantillon est envoyé sous une semaine.',
  },
  {
    title: 'Réservez une visite de résidence senior',
    description: 'Choisissez une résidence et une date. Un accompagnant vous y fait visiter deux logements.',
  },
  {
    title: 'Créez votre espace chez Papeterie du Port',
    description: 'Créez votre compte, confirmez votre adresse électronique et choisissez vos rayons préférés.',
  },
  {
    title: 'Demandez un devis de déménagement',
    description:
      'Décrivez les deux logements et le volume à transporter\u00A0: le devis arrive sous deux jours ouvrés.',
  },
  {
    title: 'Téléchargez l’application Mon Potager et notez vos trois premières récoltes',
    description: 'Installez l’application, dessinez votre potager et notez trois récoltes avec leur poids.',
  },
  {
    title: 'Parrainez un proche chez Énergie des Deux Rives',
    description: 'Envoyez votre lien de parrainage. La mission est faite quand votre proche a signé son contrat.',
  },
  {
    title: 'Testez une formule de repas livrés',
    description: 'Choisissez trois repas, passez une première commande et donnez une note à chacun.',
  },
  {
    title: 'Abonnez votre enfant à une revue scientifique',
    description: 'Choisissez la revue selon son âge et ouvrez l’abonnement de trois mois.',
  },
  {
    title: 'Louez un vélo électrique pour une journée',
    description: 'Réservez un vélo dans l’une des stations, roulez et rendez-le le même jour.',
  },
  {
    title: 'Comparez les assurances pour animaux',
    description: 'Indiquez l’espèce, la race et l’âge de votre animal, puis consultez la comparaison complète.',
  },
  {
    title: 'Enquête : les outils de votre bureau',
    description: 'Dix questions sur vos logiciels et votre poste de travail. Comptez sept minutes.',
  },
  {
    title: 'Prenez rendez-vous pour un essai automobile',
    description: 'Choisissez un modèle et un garage, puis essayez la voiture avec votre permis de conduire.',
  },
  {
    title: 'Composez votre première box de fromages',
    description: 'Choisissez quatre fromages, passez la commande et attendez la livraison au frais.',
  },
  {
    title: 'Ouvrez un livret pour un enfant',
    description: 'Remplissez la demande avec une pièce d’identité et le livret de famille, puis versez dix euros.',
  },
  {
    title: 'Participez à un groupe de consommateurs de deux heures, en ligne ou près de chez vous',
    description: 'Répondez au questionnaire de sélection, puis participez à l’échange à la date choisie.',
  },
  {
    title: 'Suivez un webinaire sur la retraite',
    description: 'Inscrivez-vous à une date et suivez les quarante minutes en direct.',
  },
  {
    title: 'Demandez un audit énergétique de votre logement',
    description: 'Décrivez votre logement et ses factures\u00A0: un auditeur agréé vous propose un rendez-vous.',
  },
  {
    title: 'Essayez la médiathèque numérique Folio',
    description: 'Ouvrez l’essai de quinze jours et empruntez un premier livre ou un film.',
  },
  {
    title: 'Commandez une paire de lunettes à l’essai',
    description: 'Choisissez jusqu’à quatre montures, essayez-les cinq jours chez vous et renvoyez-les sans frais.',
  },
  {
    title: 'Devenez membre du club de lecture Trois Marges',
    description: 'Créez votre compte, choisissez un premier livre et inscrivez-vous à la prochaine rencontre.',
  },
];
