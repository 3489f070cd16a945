import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { followPage } from '~/lib/browser/page-behaviours';
import { Button } from '../actions/button';
import { Container } from '../layout/container';
import type { FillableElement } from '../layout/elements';
import { LinkItems } from './link-items';
import { PhoneMenu } from './phone-menu';
import { publicHeaderRecipe } from './public-header.recipe';

export interface PublicHeaderProps {
  brand: ReactNode;
  /** Links with a `key`. */
  links: readonly FillableElement[];
  /** Connexion and S'inscrire, or the user's own area. The last one is outlined. */
  accountLinks: readonly FillableElement[];
  /** On the landing page: lies over the dark band. */
  isOverInk?: boolean;
}

/** The header of public pages; white with a shadow once scrolled (`page-behaviours.ts`). */
export function PublicHeader({ brand, links, accountLinks, isOverInk = false }: PublicHeaderProps) {
  useEffect(followPage, []);
  const styles = useSlotRecipe({ recipe: publicHeaderRecipe })({ place: isOverInk ? 'over' : 'top' });
  return (
    <chakra.header css={styles.root} className={isOverInk ? 'on-ink' : undefined}>
      <Container>
        <chakra.div css={styles.row}>
          {brand}
          <chakra.nav css={styles.nav} aria-label="Navigation principale">
            <ul>
              <LinkItems links={links} />
            </ul>
          </chakra.nav>
          <chakra.div css={styles.end}>
            {accountLinks.map((link, index) => (
              <Button key={link.key ?? index} asChild variant={index === accountLinks.length - 1 ? 'plain' : 'ghost'}>
                {link}
              </Button>
            ))}
          </chakra.div>
          <PhoneMenu links={links} accountLinks={accountLinks} />
        </chakra.div>
      </Container>
    </chakra.header>
  );
}
