import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { User } from '~/api/contract/entities';
import { WaitingBadge } from '~/design-system/badges/account-badges';
import { Brand } from '~/design-system/shells/brand';
import { UserShell } from '~/design-system/shells/shells';
import { UserHeader } from '~/design-system/shells/user-header';
import { UnmarkedLink } from '~/lib/browser/router-links';
import { CommandButton } from './signed-in/command-button';
import { userScreens } from './user-screens';

const links = userScreens.map(({ to, label }) => (
  <Link key={to} to={to}>
    {label}
  </Link>
));

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
          menuButton={<CommandButton user={user} screens={userScreens} onLogout={onLogout} />}
          onLogout={onLogout}
        />
      }
    >
      {children}
    </UserShell>
  );
}
