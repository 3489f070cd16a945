import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '../layout/container';
import type { FillableElement } from '../layout/elements';
import { useScrollingRow } from '../tabs/use-scrolling-row';
import { Greeting, LogoutButton } from './header-account';
import { LinkItems } from './link-items';
import { headerNavRecipe, userHeaderRecipe } from './user-header.recipe';

const HeaderNavRoot = chakra('nav', headerNavRecipe);

interface HeaderNavProps {
  label: string;
  /** Links with a `key`; the current one has `aria-current`. */
  links: readonly FillableElement[];
}

/** A row of links that scrolls in its own box, with a bar under the current one. */
function HeaderNav({ label, links }: HeaderNavProps) {
  const row = useScrollingRow<HTMLUListElement>();
  return (
    <HeaderNavRoot aria-label={label}>
      <ul ref={row}>
        <LinkItems links={links} />
      </ul>
    </HeaderNavRoot>
  );
}

export interface UserHeaderProps {
  brand: ReactNode;
  links: readonly FillableElement[];
  name: string;
  /** `<WaitingBadge />` until the account is validated. */
  badge?: ReactNode;
  /** The button of the command menu, beside the logout, on phones too. */
  menuButton?: ReactNode;
  onLogout: () => void;
}

export function UserHeader({ brand, links, name, badge, menuButton, onLogout }: UserHeaderProps) {
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
            {menuButton}
            <LogoutButton onLogout={onLogout} />
          </chakra.div>
        </chakra.div>
      </Container>
    </chakra.header>
  );
}
