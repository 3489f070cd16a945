import { LayoutDashboard, ListChecks, RefreshCw, Search, Target, Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '~/design-system/actions/button';
import { Brand } from '~/design-system/shells/brand';

/** A link that looks like a router link. Storybook does not follow links to a fragment (`.storybook/preview.tsx`). */
export function SampleLink(props: ComponentProps<'a'>) {
  return <a {...props} />;
}

/** What a router's link does of itself: marks the current one. */
const current = (isCurrent: boolean) => (isCurrent ? ({ 'aria-current': 'page' } as const) : {});

export const sampleBrand = (
  <Brand asChild>
    <SampleLink href="#accueil" />
  </Brand>
);

export const sampleMenuButton = <IconButton size="sm" label="Accès rapide" icon={<Search aria-hidden />} />;

export const publicLinks = (currentName = 'Accueil') =>
  ['Accueil', 'Missions', 'F.A.Q', 'Contact'].map((name) => (
    <SampleLink key={name} href={`#${name}`} {...current(name === currentName)}>
      {name}
    </SampleLink>
  ));

export const visitorLinks = ['Connexion', "S'inscrire"].map((name) => (
  <SampleLink key={name} href={`#${name}`}>
    {name}
  </SampleLink>
));

export const memberLinks = [
  <SampleLink key="espace" href="#espace">
    Mon espace
  </SampleLink>,
];

export const userLinks = (currentName = 'Tableau de bord') =>
  ['Tableau de bord', 'Missions', 'Participations', 'Profil'].map((name) => (
    <SampleLink key={name} href={`#${name}`} {...current(name === currentName)}>
      {name}
    </SampleLink>
  ));

const adminEntries = [
  { name: 'Tableau de bord', Icon: LayoutDashboard },
  { name: 'Utilisateurs', Icon: Users },
  { name: 'Offres', Icon: Target },
  { name: 'Participations', Icon: ListChecks },
  { name: 'Daisycon', Icon: RefreshCw },
];

export const adminLinks = (currentName = 'Tableau de bord') =>
  adminEntries.map(({ name, Icon }) => (
    <SampleLink key={name} href={`#${name}`} {...current(name === currentName)}>
      <Icon aria-hidden="true" />
      {name}
    </SampleLink>
  ));

export const footerProps = {
  brand: <Brand />,
  tagline: 'Des missions de partenaires, un suivi lisible, une commission à chaque participation approuvée.',
  groups: [
    { title: 'Découvrir', links: publicLinks('') },
    { title: 'Votre compte', links: visitorLinks },
  ],
  contact: {
    title: 'Nous écrire',
    email: 'contact@exemple.test',
    lines: ['Réponse sous 48 heures', 'Du lundi au vendredi, 9h-18h', "Coordonnées d'exemple"],
  },
  legal: '© 2026 Missio',
};

/** Sixty characters: the longest name that a header has to bear. */
export const longName = 'Maximilien-Barthélemy de La Rochefoucauld-Montmorency-Laval';
