import { createFileRoute } from '@tanstack/react-router';
import { offerQueries } from '~/api/queries/offers';
import { participationQueries } from '~/api/queries/participations';
import { pageTitle } from '~/content/brand';
import { parseOfferId } from '~/features/offers/offer-outcome';
import { OfferPage } from '~/features/offers/offer-page';
import { useUser } from '~/features/session/session-context';

export const Route = createFileRoute('/_user/offers/$offerId')({
  loader: ({ context: { queryClient, user }, params }) => {
    const id = parseOfferId(params.offerId);
    if (id === null) return;
    void queryClient.prefetchQuery(participationQueries.ofOffer(id));
    void queryClient.prefetchQuery(offerQueries.detail(id, user));
  },
  // Another offer starts with a new screen.
  remountDeps: ({ params }) => params,
  head: () => ({ meta: [{ title: pageTitle('Mission') }] }),
  component: Offer,
});

function Offer() {
  const user = useUser();
  return user && <OfferPage user={user} />;
}
