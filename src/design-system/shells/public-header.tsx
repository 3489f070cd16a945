import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { Button } from '../actions/button';
import { Container } from '../layout/container';
import type { FillableElement } from '../layout/elements';
import { LinkItems } from './link-items';
import { PhoneMenu } from './phone-menu';
import { publicHeaderRecipe } from './public-header.recipe';

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

const notOnTheServer = () => false;

/** Whether the page is scrolled past `threshold` pixels; `false` while hydrating. */
const useScrolledPast = (threshold: number) =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => window.scrollY > threshold, [threshold]),
    notOnTheServer,
  );

/** Specification, section 2. */
export const HEADER_SCROLL_THRESHOLD_PX = 10;

export interface PublicHeaderProps {
  brand: ReactNode;
  /** Links with a `key`. */
  links: readonly FillableElement[];
  /** Connexion and S'inscrire, or the user's own area. The last one is outlined. */
  accountLinks: readonly FillableElement[];
  /** On the landing page: lies over the dark band. */
  isOverInk?: boolean;
}

/** The header of public pages; white with a shadow once scrolled. */
export function PublicHeader({ brand, links, accountLinks, isOverInk = false }: PublicHeaderProps) {
  const isScrolled = useScrolledPast(HEADER_SCROLL_THRESHOLD_PX);
  const isOnInk = isOverInk && !isScrolled;
  const styles = useSlotRecipe({ recipe: publicHeaderRecipe })({
    surface: isOnInk ? 'ink' : 'white',
    place: isOverInk ? 'over' : 'top',
    isScrolled,
  });
  const outlined = isOnInk ? 'lineInk' : 'plain';
  return (
    <chakra.header css={styles.root} className={isOnInk ? 'on-ink' : undefined}>
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
              <Button
                key={link.key ?? index}
                asChild
                variant={index === accountLinks.length - 1 ? outlined : isOnInk ? 'ink' : 'ghost'}
              >
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
