import { LayoutDashboard, ListChecks, RefreshCw, Target, UsersRound } from 'lucide-react';

/** The screens of the administration: its navigation's links, and places of the command menu. */
export const adminScreens = [
  { to: '/admin', label: 'Tableau de bord', Icon: LayoutDashboard },
  { to: '/admin/users', label: 'Utilisateurs', Icon: UsersRound },
  { to: '/admin/offers', label: 'Offres', Icon: Target },
  { to: '/admin/participations', label: 'Participations', Icon: ListChecks },
  { to: '/admin/daisycon', label: 'Daisycon', Icon: RefreshCw },
] as const;
