import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '../layout/container';
import { adminShellRecipe, publicShellRecipe, userShellRecipe } from './shells.recipe';
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

/** Centres a spinner or an error that stands for a whole screen. */
export const FullPage = chakra('div', {
  base: { display: 'grid', placeItems: 'center', minHeight: '70dvh', padding: '6' },
});
