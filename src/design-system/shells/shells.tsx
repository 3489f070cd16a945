import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '../layout/container';
import { WIDE } from '../layout/media';
import { MAIN_ID, SkipLink } from './skip-link';

const publicShellRecipe = defineSlotRecipe({
  slots: ['root', 'main'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
    main: { flex: '1', minWidth: '0', _focus: { outline: 'none' } },
  },
});

const userShellRecipe = defineSlotRecipe({
  slots: ['root', 'main'],
  base: {
    root: { minHeight: '100dvh' },
    main: { paddingBlock: { base: '24px 48px', md: '32px 64px' }, _focus: { outline: 'none' } },
  },
});

const adminShellRecipe = defineSlotRecipe({
  slots: ['root', 'bar', 'side', 'main'],
  base: {
    root: {
      display: 'grid',
      minHeight: '100dvh',
      gridTemplate: '"bar" auto "side" auto "main" 1fr / minmax(0, 1fr)',
      [WIDE]: { gridTemplate: '"side bar" auto "side main" 1fr / {sizes.sidebar} minmax(0, 1fr)' },
    },
    bar: { gridArea: 'bar', minWidth: '0' },
    side: { gridArea: 'side', minWidth: '0' },
    main: {
      gridArea: 'main',
      minWidth: '0',
      padding: '16px 16px 48px',
      _focus: { outline: 'none' },
      [WIDE]: { padding: '16px 24px 32px' },
    },
  },
});

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
