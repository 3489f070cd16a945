import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { publicShellRecipe } from './shells.recipe';
import { MAIN_ID, SkipLink } from './skip-link';

export interface PublicShellProps {
  /** `<PublicHeader … />`. */
  header: ReactNode;
  /** `<Footer … />`. */
  footer: ReactNode;
  /** The page: bands that reach from edge to edge, each with its own `Container`. */
  children: ReactNode;
}

/** What all public pages stand in. */
export function PublicShell({ header, footer, children }: PublicShellProps) {
  const styles = useSlotRecipe({ recipe: publicShellRecipe })();
  return (
    <chakra.div css={styles.root}>
      <SkipLink />
      {header}
      <chakra.main css={styles.main} id={MAIN_ID} tabIndex={-1}>
        {children}
      </chakra.main>
      {footer}
    </chakra.div>
  );
}
