import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { User } from '~/api/contract/entities';
import { AdminHeader } from '~/design-system/shells/admin-header';
import { AdminNavigation } from '~/design-system/shells/admin-navigation';
import { Brand } from '~/design-system/shells/brand';
import { AdminShell } from '~/design-system/shells/shells';
import { UnmarkedLink } from '~/lib/browser/router-links';
import { adminScreens } from './admin-screens';
import { AdminShortcuts } from './admin-shortcuts';
import { CommandButton } from './signed-in/command-button';

const brand = (
  <Brand asChild>
    <UnmarkedLink to="/admin" />
  </Brand>
);

/** A link is current for any page or filter of its list. */
const links = adminScreens.map(({ to, label, Icon }) => (
  <Link key={to} to={to} activeOptions={{ includeSearch: false, exact: to === '/admin' }}>
    <Icon aria-hidden />
    <span>{label}</span>
  </Link>
));

export interface AdminLayoutProps {
  user: User;
  onLogout: () => void;
  children: ReactNode;
}

export function AdminLayout({ user, onLogout, children }: AdminLayoutProps) {
  return (
    <AdminShell
      header={
        <AdminHeader
          brand={brand}
          name={user.name}
          tools={<AdminShortcuts />}
          menuButton={<CommandButton user={user} screens={adminScreens} onLogout={onLogout} />}
          onLogout={onLogout}
        />
      }
      navigation={<AdminNavigation brand={brand} links={links} />}
    >
      {children}
    </AdminShell>
  );
}
