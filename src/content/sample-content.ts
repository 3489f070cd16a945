/* SAMPLE CONTENT: made up, and marked as an example on screen. Replace it before going live. */

export interface Testimonial {
  name: string;
  place: string;
  quote: string;
}

export const sampleTestimonials: readonly Testimonial[] = [
  {
    name: 'Camille',
    place: 'Lille',
    quote: 'Je fais une mission pendant ma pause. Le soir, je regarde le statut, et je sais à quoi m’en tenir.',
  },
  {
    name: 'Noé',
    place: 'Namur',
    quote: 'Ce que je préfère, c’est la page des participations : tout y est, les refus aussi, sans surprise.',
  },
  {
    name: 'Inès',
    place: 'Lausanne',
    quote: 'J’ai attendu la validation de mon compte une journée, puis j’ai pu commencer tout de suite.',
  },
];

export interface SampleMission {
  title: string;
  country: string;
}

export const sampleMissions: readonly SampleMission[] = [
  { title: 'Devis d’assurance habitation', country: 'FR' },
  { title: 'Abonnement découverte à un quotidien numérique : un mois sans engagement', country: 'BE' },
  { title: 'Testez une box de cuisine pendant 14 jours', country: 'FR' },
];
