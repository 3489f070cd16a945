import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { publicShellRecipe } from './shells.recipe';
import { MAIN_ID, SkipLink } from './skip-link';

export interface PublicShellProps {
  header: ReactNode;
  footer: ReactNode;
  /** Full-width bands, each with its own `Container`. */
  children: ReactNode;
}

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
