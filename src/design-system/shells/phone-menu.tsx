import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { Menu, X } from 'lucide-react';
import { useEffect, useId } from 'react';
import { DISCLOSURE_ATTRIBUTE, followPage } from '~/lib/browser/page-behaviours';
import type { FillableElement } from '../layout/elements';
import { LinkItems } from './link-items';
import { phoneMenuRecipe } from './public-header.recipe';

export interface PhoneMenuProps {
  links: readonly FillableElement[];
  /** Login and registration, or the user's own area. */
  accountLinks: readonly FillableElement[];
}

/** The « Menu » of narrow screens. Closes on navigation, Escape, outside presses and Back (`page-behaviours.ts`). */
export function PhoneMenu({ links, accountLinks }: PhoneMenuProps) {
  const styles = useSlotRecipe({ recipe: phoneMenuRecipe })();
  const panelId = useId();
  useEffect(followPage, []);
  return (
    <chakra.div css={styles.root}>
      <chakra.button
        css={styles.toggle}
        type="button"
        aria-expanded={false}
        aria-controls={panelId}
        {...{ [DISCLOSURE_ATTRIBUTE]: 'menu' }}
      >
        <Menu aria-hidden="true" />
        <X aria-hidden="true" />
        <span>Menu</span>
      </chakra.button>
      <chakra.div css={styles.panel} id={panelId} data-closes-on-use hidden>
        <nav aria-label="Menu">
          <ul>
            <LinkItems links={links} />
          </ul>
          <ul>
            <LinkItems links={accountLinks} />
          </ul>
        </nav>
      </chakra.div>
    </chakra.div>
  );
}
