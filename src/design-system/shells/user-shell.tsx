import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '../layout/container';
import { userShellRecipe } from './shells.recipe';
import { MAIN_ID, SkipLink } from './skip-link';

export interface UserShellProps {
  header: ReactNode;
  children: ReactNode;
}

export function UserShell({ header, children }: UserShellProps) {
  const styles = useSlotRecipe({ recipe: userShellRecipe })();
  return (
    <chakra.div css={styles.root}>
      <SkipLink />
      {header}
      <chakra.main css={styles.main} id={MAIN_ID} tabIndex={-1}>
        <Container>{children}</Container>
      </chakra.main>
    </chakra.div>
  );
}
