import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { adminShellRecipe } from './shells.recipe';
import { MAIN_ID, SkipLink } from './skip-link';

export interface AdminShellProps {
  header: ReactNode;
  navigation: ReactNode;
  children: ReactNode;
}

export function AdminShell({ header, navigation, children }: AdminShellProps) {
  const styles = useSlotRecipe({ recipe: adminShellRecipe })();
  return (
    <chakra.div css={styles.root}>
      <SkipLink />
      <chakra.div css={styles.bar}>{header}</chakra.div>
      <chakra.div css={styles.side}>{navigation}</chakra.div>
      <chakra.main css={styles.main} id={MAIN_ID} tabIndex={-1}>
        {children}
      </chakra.main>
    </chakra.div>
  );
}
