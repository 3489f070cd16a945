import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { User } from '~/api/contract/entities';
import { WaitingBadge } from '~/design-system/badges/account-badges';
import { Brand } from '~/design-system/shells/brand';
import { UserShell } from '~/design-system/shells/shells';
import { UserHeader } from '~/design-system/shells/user-header';
import { UnmarkedLink } from '~/lib/browser/router-links';

const links = [
  <Link key="dashboard" to="/dashboard">
    Tableau de bord
  </Link>,
  <Link key="offers" to="/offers">
    Missions
  </Link>,
  <Link key="participations" to="/participations">
    Participations
  </Link>,
  <Link key="profile" to="/profile">
    Profil
  </Link>,
];

export interface UserLayoutProps {
  user: User;
  onLogout: () => void;
  children: ReactNode;
}

export function UserLayout({ user, onLogout, children }: UserLayoutProps) {
  return (
    <UserShell
      header={
        <UserHeader
          brand={
            <Brand asChild>
              <UnmarkedLink to="/dashboard" />
            </Brand>
          }
          links={links}
          name={user.name}
          badge={user.validated ? undefined : <WaitingBadge />}
          onLogout={onLogout}
        />
      }
    >
      {children}
    </UserShell>
  );
}
