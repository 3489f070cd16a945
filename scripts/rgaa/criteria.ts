import { absent, automatic, byHand, gap, notApplicable, SCREENS, type Theme } from './verdict';

const DOCUMENTS = 'tests/e2e/accessibility/screens.spec.ts';
const KEYBOARD = 'tests/integration/accessibility/keyboard.test.ts';
const PREFERENCES = 'tests/integration/accessibility/preferences.test.ts';
const CONTRAST = 'tests/unit/design-system/contrast.test.ts';
const TOASTS = 'stories/design-system/feedback/toasts.stories.tsx';
const MODAL = 'stories/design-system/overlay/modal.stories.tsx';
const TABS = 'stories/design-system/tabs/filter-tabs.stories.tsx';
const XLSX = 'tests/unit/features/list-export/xlsx-writer.test.ts';
const LIST_EXPORT = 'tests/unit/features/list-export/list-exporter.test.ts';
const FIELDS = 'tests/integration/auth/register.test.ts';
const LOGIN = 'tests/integration/auth/login.test.ts';
const OFFERS = 'tests/integration/user/taking-part.test.ts';
const CHECKED_ON = '2026-11-21';

/** The 106 criteria of RGAA 4.1. */
export const themes: readonly Theme[] = [
  {
    number: 1,
    title: 'Images',
    criteria: [
      {
        id: '1.1',
        text: 'Image porteuse d’information : alternative textuelle',
        verdict: automatic('axe ; nos images sont des SVG, et toute SVG qui n’est pas ignorée a un nom'),
      },
      {
        id: '1.2',
        text: 'Image de décoration ignorée',
        verdict: automatic(
          'toute SVG est ignorée ou nommée ; l’image d’un partenaire, qui n’ajoute rien au texte, est ignorée',
        ),
      },
      {
        id: '1.3',
        text: 'Alternative pertinente',
        verdict: notApplicable(
          'Les pictogrammes accompagnent toujours un mot ; aucune image ne porte seule une information.',
        ),
      },
      { id: '1.4', text: 'CAPTCHA : nature et fonction identifiables', verdict: absent('de CAPTCHA') },
      { id: '1.5', text: 'CAPTCHA : solution d’accès alternative', verdict: absent('de CAPTCHA') },
      {
        id: '1.6',
        text: 'Description détaillée si nécessaire',
        verdict: notApplicable(
          'Les barres de répartition répètent des nombres écrits à côté ; aucune autre image n’est complexe.',
        ),
      },
      { id: '1.7', text: 'Description détaillée pertinente', verdict: notApplicable('Aucune description détaillée.') },
      {
        id: '1.8',
        text: 'Image texte remplacée par du texte stylé',
        verdict: absent(
          'd’image faite de points (canvas, object, embed, img), celle d’un partenaire à part, qui est ' +
            'ignorée ; le seul texte dessiné, « 1€ » dans l’illustration de l’accueil, est du texte SVG, et le ' +
            'nom de l’illustration le dit',
        ),
      },
      { id: '1.9', text: 'Légende d’image reliée', verdict: notApplicable('Aucune image légendée.') },
    ],
  },
  {
    number: 2,
    title: 'Cadres',
    criteria: [
      { id: '2.1', text: 'Cadre titré', verdict: absent('de cadre') },
      { id: '2.2', text: 'Titre de cadre pertinent', verdict: absent('de cadre') },
    ],
  },
  {
    number: 3,
    title: 'Couleurs',
    criteria: [
      {
        id: '3.1',
        text: 'Information pas donnée par la couleur seule',
        verdict: automatic(
          'chaque statut a un mot et un pictogramme',
          'stories/design-system/badges/status-badge.stories.tsx',
          'stories/design-system/cards/split-bar.stories.tsx',
        ),
      },
      {
        id: '3.2',
        text: 'Contraste des textes',
        verdict: automatic('toutes les paires de couleurs du système, puis chaque écran par axe', CONTRAST, SCREENS),
      },
      {
        id: '3.3',
        text: 'Contraste des composants et des éléments graphiques',
        verdict: automatic('paires de bords et de remplissages du système', CONTRAST),
      },
    ],
  },
  {
    number: 4,
    title: 'Multimédia',
    criteria: [
      ...(
        [
          ['4.1', 'Média temporel : transcription ou audiodescription'],
          ['4.2', 'Transcription ou audiodescription pertinente'],
          ['4.3', 'Sous-titres synchronisés'],
          ['4.4', 'Sous-titres pertinents'],
          ['4.5', 'Audiodescription synchronisée'],
          ['4.6', 'Audiodescription pertinente'],
          ['4.7', 'Média temporel clairement identifiable'],
          ['4.8', 'Média non temporel : alternative'],
          ['4.9', 'Alternative pertinente'],
          ['4.10', 'Son déclenché automatiquement : contrôlable'],
          ['4.11', 'Média temporel contrôlable au clavier'],
          ['4.12', 'Média non temporel contrôlable au clavier'],
          ['4.13', 'Médias compatibles avec les technologies d’assistance'],
        ] as const
      ).map(([id, text]) => ({ id, text, verdict: absent('de média (audio, vidéo, objet, canvas)') })),
    ],
  },
  {
    number: 5,
    title: 'Tableaux',
    criteria: [
      {
        id: '5.1',
        text: 'Tableau complexe : résumé',
        verdict: notApplicable('Les tableaux n’ont qu’une ligne d’en-têtes.'),
      },
      { id: '5.2', text: 'Résumé pertinent', verdict: notApplicable('Aucun tableau complexe.') },
      { id: '5.3', text: 'Tableau de mise en forme linéarisable', verdict: absent('de tableau de mise en forme') },
      { id: '5.4', text: 'Titre de tableau associé', verdict: automatic('tout tableau a un caption ou un nom') },
      {
        id: '5.5',
        text: 'Titre de tableau pertinent',
        verdict: automatic(
          'les titres sont cherchés par leur texte',
          'tests/integration/user/keyboard.test.ts',
          'stories/design-system/table/data-table.stories.tsx',
        ),
      },
      { id: '5.6', text: 'En-têtes de tableau déclarés', verdict: automatic('tout en-tête a une portée') },
      {
        id: '5.7',
        text: 'Cellules et en-têtes associés',
        verdict: automatic(
          'axe ; en cartes sur un petit écran, les rôles de tableau sont écrits',
          SCREENS,
          'stories/design-system/table/data-table.stories.tsx',
        ),
      },
      {
        id: '5.8',
        text: 'Tableau de mise en forme sans éléments de données',
        verdict: absent('de tableau de mise en forme'),
      },
    ],
  },
  {
    number: 6,
    title: 'Liens',
    criteria: [
      {
        id: '6.1',
        text: 'Lien explicite',
        verdict: automatic('« Voir les détails » est suivi du titre de la mission pour les lecteurs d’écran', OFFERS),
      },
      { id: '6.2', text: 'Lien intitulé', verdict: automatic('axe') },
    ],
  },
  {
    number: 7,
    title: 'Scripts',
    criteria: [
      {
        id: '7.1',
        text: 'Script compatible avec les technologies d’assistance',
        verdict: automatic('noms, rôles et états par axe ; rôles et noms dans chaque parcours', SCREENS, KEYBOARD),
      },
      {
        id: '7.2',
        text: 'Alternative au script pertinente',
        verdict: notApplicable(
          'Aucun script n’a besoin d’alternative ; sans script, les pages publiques se lisent (tests/e2e/speed).',
        ),
      },
      {
        id: '7.3',
        text: 'Contrôlable au clavier et au pointage',
        verdict: automatic('', KEYBOARD, 'tests/integration/user/keyboard.test.ts', TABS),
      },
      {
        id: '7.4',
        text: 'Changement de contexte annoncé ou demandé',
        verdict: automatic(
          'rien n’est envoyé ni ouvert sans bouton ni lien ; l’écran dit que la mission s’ouvre dans un nouvel onglet',
          OFFERS,
        ),
      },
      {
        id: '7.5',
        text: 'Messages de statut restitués',
        verdict: automatic('', TOASTS, 'stories/design-system/feedback/banner.stories.tsx'),
      },
    ],
  },
  {
    number: 8,
    title: 'Éléments obligatoires',
    criteria: [
      { id: '8.1', text: 'Type de document', verdict: automatic('', DOCUMENTS) },
      {
        id: '8.2',
        text: 'Code valide selon le type',
        verdict: automatic('identifiants uniques, attributs ARIA et imbrications par axe'),
      },
      { id: '8.3', text: 'Langue par défaut', verdict: automatic('', DOCUMENTS) },
      { id: '8.4', text: 'Code de langue pertinent', verdict: automatic('« fr » dans chaque document', DOCUMENTS) },
      { id: '8.5', text: 'Titre de page', verdict: automatic() },
      {
        id: '8.6',
        text: 'Titre de page pertinent',
        verdict: automatic('chaque titre nomme son écran puis la marque', SCREENS, 'tests/e2e/speed/hydration.spec.ts'),
      },
      {
        id: '8.7',
        text: 'Changements de langue indiqués',
        verdict: automatic(
          'les mots anglais des onglets et des compteurs (« Opened »…) portent leur langue ; les titres des ' +
            'missions viennent du serveur, dont le contrat ne dit pas la langue',
          'tests/integration/user/lists.test.ts',
          'tests/integration/admin/participations.test.ts',
        ),
      },
      {
        id: '8.8',
        text: 'Code de langue des changements valide',
        verdict: automatic('« en » pour les mots anglais, « fr » pour la page'),
      },
      {
        id: '8.9',
        text: 'Balises pas utilisées pour la présentation',
        verdict: automatic('ni balise de présentation, ni titre vide'),
      },
      {
        id: '8.10',
        text: 'Changements du sens de lecture signalés',
        verdict: automatic(
          'les noms et les titres sont dans un élément bdi, qui suit leur sens, ou isolés dans un texte simple',
          'tests/unit/bare-names.test.ts',
        ),
      },
    ],
  },
  {
    number: 9,
    title: 'Structuration de l’information',
    criteria: [
      { id: '9.1', text: 'Titres', verdict: automatic('un seul h1, aucun niveau sauté') },
      { id: '9.2', text: 'Structure du document', verdict: automatic('un seul main, rien hors des zones') },
      {
        id: '9.3',
        text: 'Listes',
        verdict: automatic('axe ; navigations, cartes et caractéristiques sont des listes'),
      },
      { id: '9.4', text: 'Citations', verdict: automatic('les témoignages sont des blockquote', SCREENS) },
    ],
  },
  {
    number: 10,
    title: 'Présentation de l’information',
    criteria: [
      {
        id: '10.1',
        text: 'Présentation par feuilles de style',
        verdict: automatic('aucune balise ni attribut de présentation'),
      },
      {
        id: '10.2',
        text: 'Contenu présent sans styles',
        verdict: automatic(
          'aucune information n’est écrite par les styles (content), hors de ce que le balisage dit',
          'tests/unit/source-rules.test.ts',
        ),
      },
      {
        id: '10.3',
        text: 'Contenu compréhensible sans styles',
        verdict: automatic('l’ordre du balisage est celui des tabulations', KEYBOARD),
      },
      {
        id: '10.4',
        text: 'Texte lisible à 200 %',
        verdict: automatic('par le zoom et par la taille de texte du navigateur'),
      },
      {
        id: '10.5',
        text: 'Couleurs de fond et de texte déclarées ensemble',
        verdict: byHand(
          CHECKED_ON,
          'connexion, participations et accueil de l’administration regardés en couleurs forcées, dans Chromium',
          PREFERENCES,
          CONTRAST,
        ),
      },
      {
        id: '10.6',
        text: 'Liens visibles dans le texte',
        verdict: automatic('axe (link-in-text-block) ; les liens sont soulignés'),
      },
      {
        id: '10.7',
        text: 'Focus visible',
        verdict: automatic('anneau de deux pixels au moins à chaque étape', KEYBOARD, PREFERENCES),
      },
      { id: '10.8', text: 'Contenus cachés à ignorer', verdict: automatic('axe (aria-hidden-focus)') },
      {
        id: '10.9',
        text: 'Information pas par la forme, la taille ou la position seule',
        verdict: automatic(
          'aucun texte ne renvoie à une couleur, à une forme ou à une place',
          'tests/unit/source-rules.test.ts',
        ),
      },
      {
        id: '10.10',
        text: 'Même chose, mise en œuvre pertinente',
        verdict: notApplicable('Aucune information donnée par la forme, la taille ou la position.'),
      },
      { id: '10.11', text: 'Sans défilement dans deux sens à 320 px', verdict: automatic() },
      { id: '10.12', text: 'Espacement du texte redéfini', verdict: automatic() },
      {
        id: '10.13',
        text: 'Contenus au survol ou au focus contrôlables',
        verdict: automatic('un toast survolé ou qui a le focus reste', TOASTS),
      },
      {
        id: '10.14',
        text: 'Contenus en CSS seul atteignables',
        verdict: notApplicable(
          'Aucun contenu n’apparaît par les styles seuls, le lien d’évitement mis à part, qui apparaît au focus.',
        ),
      },
    ],
  },
  {
    number: 11,
    title: 'Formulaires',
    criteria: [
      { id: '11.1', text: 'Champ étiqueté', verdict: automatic('axe') },
      {
        id: '11.2',
        text: 'Étiquette pertinente',
        verdict: automatic('chaque champ est trouvé par son étiquette', FIELDS, KEYBOARD),
      },
      {
        id: '11.3',
        text: 'Étiquettes cohérentes',
        verdict: automatic('mêmes libellés d’un écran à l’autre', FIELDS, LOGIN),
      },
      {
        id: '11.4',
        text: 'Étiquette et champ accolés',
        verdict: automatic('un seul composant place l’étiquette', 'stories/design-system/forms/form.stories.tsx'),
      },
      {
        id: '11.5',
        text: 'Champs de même nature regroupés',
        verdict: notApplicable('Aucun groupe de boutons radio ou de cases ; chaque formulaire n’a qu’un sujet.'),
      },
      { id: '11.6', text: 'Regroupement légendé', verdict: notApplicable('Aucun regroupement.') },
      { id: '11.7', text: 'Légende pertinente', verdict: notApplicable('Aucun regroupement.') },
      {
        id: '11.8',
        text: 'Items de liste de choix regroupés',
        verdict: notApplicable('La liste des pays est alphabétique ; le filtre n’a que trois choix.'),
      },
      {
        id: '11.9',
        text: 'Intitulé de bouton pertinent',
        verdict: automatic(
          'chaque bouton est trouvé par son nom ; ceux d’une ligne nomment la ligne',
          KEYBOARD,
          'tests/integration/admin/offers.test.ts',
        ),
      },
      {
        id: '11.10',
        text: 'Contrôle de saisie pertinent',
        verdict: automatic('champs obligatoires annoncés, erreurs reliées au champ', KEYBOARD, FIELDS),
      },
      {
        id: '11.11',
        text: 'Suggestions de correction',
        verdict: automatic('chaque message dit ce qui est attendu', FIELDS),
      },
      {
        id: '11.12',
        text: 'Données personnelles vérifiables et récupérables',
        verdict: automatic(
          'suppression confirmée ; le profil se modifie à tout moment',
          KEYBOARD,
          'tests/integration/user/profile.test.ts',
        ),
      },
      {
        id: '11.13',
        text: 'Finalité des champs déduite',
        verdict: automatic('axe (autocomplete-valid) ; attributs vérifiés', LOGIN),
      },
    ],
  },
  {
    number: 12,
    title: 'Navigation',
    criteria: [
      {
        id: '12.1',
        text: 'Deux systèmes de navigation',
        verdict: notApplicable(
          'Très peu de pages, toutes atteintes depuis le menu de chacune (cas particulier du critère).',
        ),
      },
      {
        id: '12.2',
        text: 'Menus à la même place',
        verdict: automatic('une seule structure par espace', 'stories/design-system/shells/shells.stories.tsx'),
      },
      { id: '12.3', text: 'Plan du site pertinent', verdict: notApplicable('Pas de plan du site.') },
      { id: '12.4', text: 'Plan du site atteint de façon identique', verdict: notApplicable('Pas de plan du site.') },
      {
        id: '12.5',
        text: 'Recherche atteinte de façon identique',
        verdict: notApplicable(
          'Pas de recherche dans le site : les recherches de l’administration filtrent la liste sous elles.',
        ),
      },
      { id: '12.6', text: 'Zones atteintes ou évitées', verdict: automatic('axe (region, landmarks)') },
      {
        id: '12.7',
        text: 'Lien d’évitement',
        verdict: automatic('', KEYBOARD, 'stories/design-system/shells/skip-link.stories.tsx'),
      },
      {
        id: '12.8',
        text: 'Ordre de tabulation cohérent',
        verdict: automatic('aucun tabindex positif (axe) ; parcours entiers', SCREENS, KEYBOARD),
      },
      {
        id: '12.9',
        text: 'Pas de piège au clavier',
        verdict: automatic('les fenêtres retiennent le focus, Échap le rend', KEYBOARD, MODAL),
      },
      {
        id: '12.10',
        text: 'Raccourcis d’une seule touche contrôlables',
        verdict: automatic(
          'les touches /, n et ? se désactivent ; Ctrl K en a deux',
          'tests/integration/admin/offer-series.test.ts',
        ),
      },
      {
        id: '12.11',
        text: 'Contenus additionnels atteints au clavier',
        verdict: automatic(
          'menu du téléphone, fenêtres, listes de pays',
          KEYBOARD,
          'stories/design-system/forms/country-select.stories.tsx',
        ),
      },
    ],
  },
  {
    number: 13,
    title: 'Consultation',
    criteria: [
      {
        id: '13.1',
        text: 'Limites de temps contrôlables',
        verdict: gap(
          'Les toasts partent après 1,5 s, comme le veut la spécification. Ils restent sous le pointeur ou le ' +
            'focus, et tout ce sur quoi il faut agir est aussi écrit dans la page ; sauf pour « mot de passe ' +
            'oublié » et « réinitialisation », où la spécification ne veut que le toast : le formulaire reste ' +
            'rempli.',
        ),
      },
      {
        id: '13.2',
        text: 'Pas de nouvelle fenêtre sans action',
        verdict: automatic('seul un bouton ouvre la mission, et l’écran le dit', OFFERS),
      },
      {
        id: '13.3',
        text: 'Document bureautique accessible',
        verdict: automatic(
          'l’export est du texte (CSV), ou une feuille pour Excel, aux en-têtes figés, sans image ni fusion',
          XLSX,
        ),
      },
      {
        id: '13.4',
        text: 'Version accessible équivalente',
        verdict: automatic('le même export existe en CSV', LIST_EXPORT),
      },
      {
        id: '13.5',
        text: 'Contenu cryptique : alternative',
        verdict: notApplicable('Ni émoticône ni art en caractères.'),
      },
      { id: '13.6', text: 'Alternative pertinente', verdict: notApplicable('Aucun contenu cryptique.') },
      {
        id: '13.7',
        text: 'Pas de flash',
        verdict: byHand(
          CHECKED_ON,
          'animations lues dans le code : seul clignote le caret du titre de l’accueil, une fois par seconde, ' +
            'sur quelques pixels ; les autres glissent, tournent ou n’ont lieu qu’une fois',
        ),
      },
      {
        id: '13.8',
        text: 'Mouvement contrôlable',
        verdict: automatic(
          'le titre qui s’écrit a un bouton Pause ; rien ne bouge en mouvement réduit',
          PREFERENCES,
          'tests/e2e/public/site.spec.ts',
        ),
      },
      { id: '13.9', text: 'Toute orientation', verdict: automatic('360×740, 640×400 et 320×256') },
      {
        id: '13.10',
        text: 'Gestes complexes : alternative',
        verdict: notApplicable('Aucun geste à plusieurs points ni tracé.'),
      },
      {
        id: '13.11',
        text: 'Actions au pointage annulables',
        verdict: automatic('toutes les actions sont des boutons et des liens, qui agissent au relâchement', KEYBOARD),
      },
      {
        id: '13.12',
        text: 'Mouvement de l’appareil : alternative',
        verdict: notApplicable(
          'Aucun capteur n’est lu ; Permissions-Policy les interdit (tests/e2e/production/serving.spec.ts).',
        ),
      },
    ],
  },
];
