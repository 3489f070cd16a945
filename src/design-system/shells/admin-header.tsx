import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { RoleBadge } from '../badges/account-badges';
import { WIDE } from '../layout/media';
import { AppearanceSelect } from './appearance-select';
import { Greeting, LogoutButton } from './header-account';

const adminHeaderRecipe = defineSlotRecipe({
  slots: ['root', 'brand', 'badge', 'greeting', 'tools', 'appearance', 'logout'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'header',
      paddingInline: '4',
      background: 'bg.panel',
      borderBottom: 'hairline',
      mdDown: {
        flexWrap: 'wrap',
        gap: '2px 12px',
        paddingBlock: '4px 10px',
        // Breaks the row after the logout button.
        _after: { content: '""', order: '2', width: '100%' },
      },
      [WIDE]: { paddingInline: '6' },
    },
    brand: { flex: 'none', [WIDE]: { display: 'none' } },
    badge: { flex: 'none', mdDown: { order: '3' } },
    greeting: {
      minWidth: '0',
      marginLeft: 'auto',
      mdDown: { order: '4', flex: '1 1 0', marginLeft: '0' },
    },
    tools: { flex: 'none', mdDown: { display: 'none' } },
    appearance: { flex: 'none', mdDown: { marginLeft: 'auto' } },
    logout: { display: 'flex', flex: 'none', gap: { base: '1', md: '3' } },
  },
});

export interface AdminHeaderProps {
  /** `<Brand asChild><Link to="/admin" /></Brand>`; hidden while the navigation is at the side. */
  brand: ReactNode;
  name: string;
  /** A small button before the logout; not on phones. */
  tools?: ReactNode;
  /** The button of the command menu, beside the logout, on phones too. */
  menuButton?: ReactNode;
  onLogout: () => void;
}

export function AdminHeader({ brand, name, tools, menuButton, onLogout }: AdminHeaderProps) {
  const styles = useSlotRecipe({ recipe: adminHeaderRecipe })();
  return (
    <chakra.header css={styles.root}>
      <chakra.div css={styles.brand}>{brand}</chakra.div>
      <chakra.div css={styles.badge}>
        <RoleBadge isAdmin />
      </chakra.div>
      <chakra.div css={styles.greeting}>
        <Greeting name={name} />
      </chakra.div>
      {tools && <chakra.div css={styles.tools}>{tools}</chakra.div>}
      <chakra.div css={styles.appearance}>
        <AppearanceSelect icon={<SunMoon aria-hidden />} />
      </chakra.div>
      <chakra.div css={styles.logout}>
        {menuButton}
        <LogoutButton onLogout={onLogout} />
      </chakra.div>
    </chakra.header>
  );
}
