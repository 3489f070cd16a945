import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { RefreshCw, Wallet } from 'lucide-react';
import type { Sold } from '~/api/contract/entities';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { formatCount, formatEuros, MISSING } from '~/lib/format/formats';
import { Button } from '../actions/button';
import { TextSkeleton } from '../feedback/skeleton';
import { useFocusHandOver } from '../feedback/use-focus-hand-over';
import { NARROWEST } from '../layout/media';
import { Slip, SlipMain, SlipStub } from '../layout/slip';

const balanceRecipe = defineSlotRecipe({
  className: 'balance',
  slots: ['root', 'main', 'stub'],
  base: {
    // Large text wraps the amount below its source. `100%` would not be the whole width on a phone.
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

const LABEL = 'Solde : ';

function FailedFigures({ onRetry }: { onRetry: () => void }) {
  const root = useFocusHandOver<HTMLSpanElement>();
  return (
    <span ref={root}>
      <chakra.span role="alert" display="block" marginBottom="1">
        {LOAD_FAILURE}
      </chakra.span>
      <Button size="xs" onClick={onRetry}>
        <RefreshCw aria-hidden />
        Réessayer
      </Button>
    </span>
  );
}

const formatApproved = (approved: number | null) =>
  approved === null ? MISSING : formatCount(approved, 'participation approuvée', 'participations approuvées');

export interface BalanceProps {
  /** `sold` is in euros. Left out while it loads. */
  figures: Pick<Sold, 'sold' | 'approved'> | undefined;
  hasFailed?: boolean;
  onRetry: () => void;
}

/** « Solde : N € », and what it comes from: a slip whose stub is the balance. */
export function Balance({ figures, hasFailed = false, onRetry }: BalanceProps) {
  const styles = useSlotRecipe({ recipe: balanceRecipe })({ isUnknown: hasFailed || figures?.sold === null });
  const isLoading = !figures && !hasFailed;
  return (
    <Slip orientation="line" css={styles.root}>
      <SlipMain css={styles.main}>
        <Wallet />
        {hasFailed && <FailedFigures onRetry={onRetry} />}
        {isLoading && (
          <span>
            <TextSkeleton isSilent width="7.6em" /> <TextSkeleton isSilent width="5.5em" />
          </span>
        )}
        {figures && <span>{formatApproved(figures.approved)}</span>}
      </SlipMain>
      <SlipStub css={styles.stub}>
        {isLoading ? (
          <span>
            {LABEL}
            <TextSkeleton width="1.9em" />
          </span>
        ) : (
          `${LABEL}${formatEuros(figures?.sold)}`
        )}
      </SlipStub>
    </Slip>
  );
}
