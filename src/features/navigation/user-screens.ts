/** The screens of the user area: its header's links, and places of the command menu. */
export const userScreens = [
  { to: '/dashboard', label: 'Tableau de bord' },
  { to: '/offers', label: 'Missions' },
  { to: '/participations', label: 'Participations' },
  { to: '/profile', label: 'Profil' },
] as const;
