import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { participationQueries } from '~/api/queries/participations';
import { LOAD_FAILURE } from '~/content/loading-texts';
import { Balance } from '~/design-system/cards/balance';
import { NARROW } from '~/design-system/layout/media';
import { formatCount, MISSING } from '~/lib/format/formats';

/** A row of its own where the figure could decide whether it fits beside the name. */
const Place = chakra('div', {
  base: { [NARROW]: { width: '100vw', maxWidth: '100%', '& > *': { width: 'auto' } } },
});

/** The balance beside the greeting; a dash when it cannot be had: the page of the participations offers to try again. */
export function BalanceSoFar() {
  return (
    <Place>
      <KnownBalance />
    </Place>
  );
}

function KnownBalance() {
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
