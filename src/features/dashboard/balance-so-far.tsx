import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { participationQueries } from '~/api/queries/participations';
import { LOAD_FAILURE } from '~/content/loading-texts';
import { Balance } from '~/design-system/cards/balance';
import { NARROW } from '~/design-system/layout/media';
import { formatCount, MISSING } from '~/lib/format/formats';

/** A row of its own, so that the figure's length never decides where it stands. */
const Place = chakra('div', {
  base: { [NARROW]: { width: '100vw', maxWidth: '100%', '& > *': { width: 'auto' } } },
});

/** The balance, or a dash: the participations page offers the retry. */
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
