import { defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Slip, SlipMain, SlipStub } from './slip';

const balanceRecipe = defineSlotRecipe({
  className: 'balance',
  slots: ['root', 'main', 'stub'],
  base: {
    // With very large text the amount goes below what it comes from.
    root: { flexWrap: 'wrap', width: { base: '100%', md: 'auto' } },
    main: {
      flex: '1 1 6.5rem',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      padding: { base: '{spacing.3} {spacing.4}', md: '{spacing.3} {spacing.4}' },
      color: 'fg.muted',
      fontSize: 'sm',
      lineHeight: '1.35',
      '& > svg': { flex: 'none', display: { base: 'none', md: 'block' }, width: '18px', height: '18px' },
    },
    stub: {
      marginLeft: 'auto',
      display: 'flex',
      alignItems: 'center',
      paddingBlock: { base: '3', md: '3' },
      paddingInline: { base: '4', md: '4' },
      color: 'earned.fg',
      fontSize: { base: 'lg', md: 'xl' },
      fontWeight: 'bold',
      letterSpacing: '-0.01em',
      whiteSpace: 'nowrap',
    },
  },
});

export interface BalanceProps {
  /** Where the money comes from. */
  children: ReactNode;
  /** The sentence with the amount, for instance « Solde : 28 € ». */
  amount: ReactNode;
  /** A lucide icon before the origin, hidden on phones. */
  icon?: ReactNode;
}

/** What was earned so far: a slip whose stub is the balance. */
export function Balance({ children, amount, icon }: BalanceProps) {
  const styles = useSlotRecipe({ recipe: balanceRecipe })();
  return (
    <Slip orientation="line" css={styles.root}>
      <SlipMain css={styles.main}>
        {icon}
        <span>{children}</span>
      </SlipMain>
      <SlipStub css={styles.stub}>{amount}</SlipStub>
    </Slip>
  );
}
