/** A participation as a table shows it, for the stories of this folder. */
export interface SampleParticipation {
  id: number;
  person: string;
  email: string;
  ip: string;
  title: string;
  country: string;
  status: string;
  date: string;
}

export const participations: SampleParticipation[] = [
  {
    id: 1042,
    person: 'Anne-Élisabeth-Marguerite-Joséphine',
    email: 'anne-elisabeth-marguerite-josephine@exemple-de-domaine.test',
    ip: '203.0.113.0',
    title: "Ouvrez un compte d'épargne en ligne et effectuez un premier versement d'au moins 10 €",
    country: 'FR',
    status: 'opened',
    date: '2026-03-14T08:26:53Z',
  },
  {
    id: 1035,
    person: 'Noé',
    email: 'noe@exemple.test',
    ip: '198.51.100.0',
    title: "Devis d'assurance habitation",
    country: 'BE',
    status: 'approved',
    date: '2026-03-12T09:43:00Z',
  },
  {
    id: 1028,
    person: 'Inès',
    email: 'ines@exemple.test',
    ip: '192.0.2.0',
    title: 'Testez une box de cuisine pendant 14 jours',
    country: 'CH',
    status: 'disapproved',
    date: '2026-03-11T10:00:00Z',
  },
  {
    id: 7,
    person: 'Łukasz',
    email: 'lukasz@exemple.test',
    ip: '',
    title: 'Bilan auditif offert',
    country: 'PL',
    status: 'en-revue',
    date: 'illisible',
  },
];

/** What no one hopes for: a name without a space, markup for a title, no email. */
export const extremes: SampleParticipation[] = [
  {
    id: 900000000,
    person: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft',
    email: '',
    ip: '2001:db8:85a3::8a2e:370:7334',
    title:
      '<img src=x onerror=alert(1)> Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    country: '',
    status: '',
    date: '',
  },
];
