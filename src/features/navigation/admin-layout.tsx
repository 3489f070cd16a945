import { Link } from '@tanstack/react-router';
import { LayoutDashboard, ListChecks, RefreshCw, Target, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '~/api/contract/entities';
import { AdminHeader } from '~/design-system/shells/admin-header';
import { AdminNavigation } from '~/design-system/shells/admin-navigation';
import { Brand } from '~/design-system/shells/brand';
import { AdminShell } from '~/design-system/shells/shells';
import { UnmarkedLink } from '~/lib/browser/router-links';
import { AdminShortcuts } from './admin-shortcuts';

/** A link is current for any page or filter of its list. */
const anySearch = { includeSearch: false };
const exactPath = { includeSearch: false, exact: true };

const brand = (
  <Brand asChild>
    <UnmarkedLink to="/admin" />
  </Brand>
);

const links = [
  <Link key="dashboard" to="/admin" activeOptions={exactPath}>
    <LayoutDashboard aria-hidden />
    Tableau de bord
  </Link>,
  <Link key="users" to="/admin/users" activeOptions={anySearch}>
    <UsersRound aria-hidden />
    Utilisateurs
  </Link>,
  <Link key="offers" to="/admin/offers" activeOptions={anySearch}>
    <Target aria-hidden />
    Offres
  </Link>,
  <Link key="participations" to="/admin/participations" activeOptions={anySearch}>
    <ListChecks aria-hidden />
    Participations
  </Link>,
  <Link key="network" to="/admin/daisycon" activeOptions={anySearch}>
    <RefreshCw aria-hidden />
    Daisycon
  </Link>,
];

export interface AdminLayoutProps {
  user: User;
  onLogout: () => void;
  children: ReactNode;
}

export function AdminLayout({ user, onLogout, children }: AdminLayoutProps) {
  return (
    <AdminShell
      header={<AdminHeader brand={brand} name={user.name} tools={<AdminShortcuts />} onLogout={onLogout} />}
      navigation={<AdminNavigation brand={brand} links={links} />}
    >
      {children}
    </AdminShell>
  );
}
