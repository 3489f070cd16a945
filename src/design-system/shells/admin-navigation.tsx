import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useScrollingRow } from '../tabs/use-scrolling-row';
import { adminNavigationRecipe } from './admin-navigation.recipe';
import { type LinkElement, LinkItems } from './link-items';

export interface AdminNavigationProps {
  /** Shown at the head of the side column. */
  brand: ReactNode;
  /** Links with a `key`: `<Link key="offres" to="/admin/offers"><Target />Offres</Link>`. */
  links: readonly LinkElement[];
}

export function AdminNavigation({ brand, links }: AdminNavigationProps) {
  const styles = useSlotRecipe({ recipe: adminNavigationRecipe })();
  const list = useScrollingRow<HTMLUListElement>();
  return (
    <chakra.div css={styles.root} className="on-ink">
      <chakra.nav aria-label="Administration" css={styles.inner}>
        <chakra.div css={styles.brand}>{brand}</chakra.div>
        <chakra.ul ref={list} css={styles.list}>
          <LinkItems links={links} />
        </chakra.ul>
      </chakra.nav>
    </chakra.div>
  );
}
