import { defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatEuros } from '~/lib/format/formats';
import { TextSkeleton } from '../feedback/text-skeleton';
import { NARROWEST } from '../layout/media';
import { Slip, SlipMain, SlipStub } from '../layout/slip';

const balanceRecipe = defineSlotRecipe({
  className: 'balance',
  slots: ['root', 'main', 'stub'],
  base: {
    // With very large text the amount goes below what it comes from. On a phone all the width there is, which `100%` is not where the
    // box around it fits what it holds.
    root: { flexWrap: 'wrap', width: { base: '100vw', sm: 'auto' }, maxWidth: '100%' },
    main: {
      flex: '1 1 6.5rem',
      // Words are not broken: the amount goes below first.
      minWidth: 'min-content',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      padding: { base: '{spacing.3} {spacing.4}', md: '{spacing.3} {spacing.4}' },
      [NARROWEST]: { paddingInline: '3' },
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
      [NARROWEST]: { paddingInline: '3', fontSize: 'md' },
      fontWeight: 'bold',
      letterSpacing: '-0.01em',
      whiteSpace: 'nowrap',
    },
  },
  variants: { isUnknown: { true: { stub: { color: 'fg.muted' } } } },
});

/** As the specification writes it. */
const LABEL = 'Solde : ';

export interface BalanceProps {
  /** Where the money comes from, or why that is not known; left out while it loads. */
  children?: ReactNode;
  /** In euros; `null`, not in the green of what was earned, when it could not be had. */
  amount: number | null | 'waiting';
}

/** « Solde : N € », and what it comes from: a slip whose stub is the balance. */
export function Balance({ children, amount }: BalanceProps) {
  const styles = useSlotRecipe({ recipe: balanceRecipe })({ isUnknown: amount === null });
  const isWaiting = amount === 'waiting';
  return (
    <Slip orientation="line" css={styles.root}>
      <SlipMain css={styles.main}>
        <Wallet />
        <span>
          {isWaiting ? (
            <>
              {/* Two words, as what will come: they break as it does. */}
              <TextSkeleton isSilent width="7.6em" /> <TextSkeleton isSilent width="5.5em" />
            </>
          ) : (
            children
          )}
        </span>
      </SlipMain>
      <SlipStub css={styles.stub}>
        {isWaiting ? (
          <span>
            {LABEL}
            <TextSkeleton width="1.9em" />
          </span>
        ) : (
          `${LABEL}${formatEuros(amount)}`
        )}
      </SlipStub>
    </Slip>
  );
}
