import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RoleBadge } from '../badges/role-badge';
import { adminHeaderRecipe } from './admin-header.recipe';
import { Greeting } from './greeting';
import { LogoutButton } from './logout-button';

export interface AdminHeaderProps {
  /** `<Brand asChild><Link to="/admin" /></Brand>`; hidden while the navigation is at the side. */
  brand: ReactNode;
  name: string;
  /** A small button before the logout; not on phones. */
  tools?: ReactNode;
  onLogout: () => void;
}

export function AdminHeader({ brand, name, tools, onLogout }: AdminHeaderProps) {
  const styles = useSlotRecipe({ recipe: adminHeaderRecipe })();
  return (
    <chakra.header css={styles.root}>
      <chakra.div css={styles.brand}>{brand}</chakra.div>
      <chakra.div css={styles.badge}>
        <RoleBadge isAdmin />
      </chakra.div>
      <chakra.div css={styles.greeting}>
        <Greeting name={name} />
      </chakra.div>
      {tools && <chakra.div css={styles.tools}>{tools}</chakra.div>}
      <chakra.div css={styles.logout}>
        <LogoutButton onLogout={onLogout} />
      </chakra.div>
    </chakra.header>
  );
}
