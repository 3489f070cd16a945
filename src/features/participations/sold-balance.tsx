import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw, Wallet } from 'lucide-react';
import { participationQueries } from '~/api/queries/participations';
import { Button } from '~/design-system/actions/button';
import { Balance } from '~/design-system/data/balance';
import { WaitingText } from '~/design-system/data/waiting-text';
import { useFocusHandOver } from '~/design-system/feedback/use-focus-hand-over';
import { formatCount, formatEuros, MISSING } from '~/lib/formats';
import { LOAD_FAILURE } from '~/lib/loading-texts';

const LABEL = 'Solde : ';

function FailedLoad({ onRetry }: { onRetry: () => void }) {
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

/** « Solde : N € », and what it comes from. */
export function SoldBalance() {
  const { data: sold, isLoadingError, refetch } = useQuery(participationQueries.sold());
  if (isLoadingError) {
    return (
      <Balance isUnknown icon={<Wallet />} amount={`${LABEL}${MISSING}`}>
        <FailedLoad onRetry={() => void refetch()} />
      </Balance>
    );
  }
  if (!sold) {
    return (
      <Balance
        icon={<Wallet />}
        amount={
          <span>
            {LABEL}
            <WaitingText width="1.9em" />
          </span>
        }
      >
        {/* Two words, as what will come: they break as it does. */}
        <WaitingText isSilent width="7.6em" /> <WaitingText isSilent width="5.5em" />
      </Balance>
    );
  }
  return (
    <Balance icon={<Wallet />} amount={`${LABEL}${formatEuros(sold.sold)}`}>
      {sold.approved === null
        ? MISSING
        : formatCount(sold.approved, 'participation approuvée', 'participations approuvées')}
    </Balance>
  );
}
