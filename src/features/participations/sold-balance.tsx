import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { participationQueries } from '~/api/queries/participations';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { Button } from '~/design-system/actions/button';
import { Balance } from '~/design-system/cards/balance';
import { useFocusHandOver } from '~/design-system/feedback/use-focus-hand-over';
import { formatCount, MISSING } from '~/lib/format/formats';

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

export function SoldBalance() {
  const { data: sold, isLoadingError, refetch } = useQuery(participationQueries.sold());
  if (isLoadingError) {
    return (
      <Balance amount={null}>
        <FailedLoad onRetry={() => void refetch()} />
      </Balance>
    );
  }
  if (!sold) return <Balance amount="loading" />;
  return (
    <Balance amount={sold.sold}>
      {sold.approved === null
        ? MISSING
        : formatCount(sold.approved, 'participation approuvée', 'participations approuvées')}
    </Balance>
  );
}
