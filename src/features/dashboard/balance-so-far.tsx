import { useQuery } from '@tanstack/react-query';
import { participationQueries } from '~/api/queries/participations';
import { Balance } from '~/design-system/data/balance';
import { formatCount, MISSING } from '~/lib/formats';
import { LOAD_FAILURE } from '~/lib/loading-texts';

/** The balance beside the greeting; a dash when it cannot be had: the page of the participations offers to try again. */
export function BalanceSoFar() {
  const { data: sold, isLoadingError } = useQuery(participationQueries.sold());
  if (isLoadingError) return <Balance amount={null}>{LOAD_FAILURE}</Balance>;
  if (!sold) return <Balance amount="waiting" />;
  return (
    <Balance amount={sold.sold}>
      {sold.approved === null
        ? MISSING
        : formatCount(sold.approved, 'participation approuvée', 'participations approuvées')}
    </Balance>
  );
}
