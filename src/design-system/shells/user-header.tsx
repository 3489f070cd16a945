import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '../layout/container';
import { Greeting } from './greeting';
import { HeaderNav } from './header-nav';
import type { LinkElement } from './link-items';
import { LogoutButton } from './logout-button';
import { userHeaderRecipe } from './user-header.recipe';

export interface UserHeaderProps {
  brand: ReactNode;
  links: readonly LinkElement[];
  name: string;
  /** `<WaitingBadge />` until the account is validated. */
  badge?: ReactNode;
  onLogout: () => void;
}

export function UserHeader({ brand, links, name, badge, onLogout }: UserHeaderProps) {
  const styles = useSlotRecipe({ recipe: userHeaderRecipe })({ hasBadge: Boolean(badge) });
  return (
    <chakra.header css={styles.root}>
      <Container>
        <chakra.div css={styles.row}>
          <chakra.div css={styles.brand}>{brand}</chakra.div>
          <chakra.div css={styles.nav}>
            <HeaderNav label="Espace personnel" links={links} />
          </chakra.div>
          <chakra.div css={styles.greeting}>
            <Greeting name={name} />
          </chakra.div>
          {badge && <chakra.div css={styles.badge}>{badge}</chakra.div>}
          <chakra.div css={styles.logout}>
            <LogoutButton onLogout={onLogout} />
          </chakra.div>
        </chakra.div>
      </Container>
    </chakra.header>
  );
}
