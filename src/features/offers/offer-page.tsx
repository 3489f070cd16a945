import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { clientCalls } from '~/api/contract/client-calls';
import type { Participation, User } from '~/api/contract/entities';
import type { Id } from '~/api/contract/scalars';
import { locationQueries } from '~/api/queries/location';
import { offerQueries } from '~/api/queries/offers';
import { participationQueries } from '~/api/queries/participations';
import { pageTitle } from '~/content/brand';
import { OFFER_NOT_FOUND } from '~/content/shared-texts';
import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { Steps } from '~/design-system/cards/steps';
import { notify } from '~/design-system/feedback/notify';
import { Stack } from '~/design-system/layout/stack';
import { BackLink } from '~/design-system/page/back-link';
import { lazyModule } from '~/lib/browser/lazy-module';
import { UnmarkedLink } from '~/lib/browser/router-links';
import { useDocumentTitle } from '~/lib/browser/use-document-title';
import { isolate } from '~/lib/format/isolate';
import { firstPage } from '~/lib/list/list-search';
import { MissionSlip } from './mission-slip';
import { OfferNotFound } from './offer-not-found';
import { isGone, type OfferOutcome, parseOfferId, readOfferAnswer, readOfferFailure } from './offer-outcome';
import { type TakenState, TakePart, TakePartSkeleton } from './take-part';

const lifePanel = lazyModule(() => import('./participation-life-panel'));

const route = getRouteApi('/_user/offers/$offerId');

export interface OfferPageProps {
  user: User;
}

export function OfferPage({ user }: OfferPageProps) {
  const id = parseOfferId(route.useParams().offerId);
  const listSearch = useLocation({ select: ({ state }) => state.offersSearch });
  return (
    <Stack gap="tight">
      <BackLink>
        <UnmarkedLink to="/offers" search={listSearch ?? firstPage}>
          Retour aux offres
        </UnmarkedLink>
      </BackLink>
      {id === null ? <OfferNotFound /> : <OfferContent id={id} user={user} cameFromList={listSearch !== undefined} />}
    </Stack>
  );
}

interface OfferContentProps {
  id: Id;
  user: User;
  cameFromList: boolean;
}

function OfferContent({ id, user, cameFromList }: OfferContentProps) {
  // Shows the toast of a lookup that failed.
  useQuery(locationQueries.current());
  const outcome = useOffer(id, user);
  const participation = useQuery(participationQueries.ofOffer(id));
  const offer = outcome?.kind === 'found' ? outcome.offer : undefined;
  const life = lifePanel.useModule(participation.data ? 'taken' : null);
  useBackToList(outcome, id, cameFromList);
  useDocumentTitle(offer && pageTitle(isolate(offer.title)));
  if (outcome?.kind === 'missing') return <OfferNotFound />;
  return (
    <Stack>
      <MissionSlip offer={offer}>
        {offer ? (
          <TakePart
            offer={offer}
            user={user}
            state={takenState(participation)}
            participation={participation.data ?? undefined}
            hasFailed={participation.isError}
            isRetrying={participation.isFetching}
            onRetry={() => void participation.refetch()}
          />
        ) : (
          <TakePartSkeleton />
        )}
      </MissionSlip>
      {offer && <HowItWorks hasStarted={Boolean(participation.data)} />}
      {/* Last, so that nothing moves when its code comes. */}
      {life && offer && participation.data && (
        <life.ParticipationLifePanel offer={offer} participation={participation.data} />
      )}
    </Stack>
  );
}

const takenState = ({ data, errorUpdateCount }: UseQueryResult<Participation | null>): TakenState => {
  if (data) return 'taken';
  if (data === null) return 'free';
  // A retry keeps the first failure's button in place.
  return errorUpdateCount > 0 ? 'unknown' : 'loading';
};

const useOffer = (id: Id, user: User): OfferOutcome | null => {
  const { data, error } = useQuery(offerQueries.detail(id, user));
  if (data === undefined) return error && readOfferFailure(error);
  // Any failure but « no longer there » leaves what was read before.
  return error && isGone(error) ? readOfferFailure(error) : readOfferAnswer(data);
};

/** Shows the reason in a toast and returns to the list; another visit asks again. */
const useBackToList = (outcome: OfferOutcome | null, id: Id, cameFromList: boolean) => {
  const navigate = useNavigate();
  const { history } = useRouter();
  const queryClient = useQueryClient();
  const kind = outcome?.kind;
  const isLeaving = useRef(false);
  useEffect(() => {
    if (isLeaving.current || (kind !== 'refused' && kind !== 'failed')) return;
    isLeaving.current = true;
    notify.error(kind === 'refused' ? OFFER_NOT_FOUND : clientCalls.getOffer.failure);
    // A second list entry would take two presses of Back.
    if (cameFromList) history.back();
    else void navigate({ to: '/offers', replace: true });
  }, [kind, cameFromList, history, navigate]);
  useEffect(
    () => () => {
      if (isLeaving.current) queryClient.removeQueries({ queryKey: offerQueries.ofId(id) });
    },
    [queryClient, id],
  );
};

const steps = [
  { title: 'Participez', text: 'Cliquez sur « Participer à cette offre ».' },
  { title: 'Rejoignez le partenaire', text: 'Vous êtes redirigé vers son site, dans un nouvel onglet.' },
  { title: 'Faites l’action demandée', text: 'Allez jusqu’au bout, dans le même navigateur.' },
  { title: 'Suivez le statut', text: 'Il se met à jour automatiquement, dans « Participations ».' },
];

interface HowItWorksProps {
  hasStarted: boolean;
}

function HowItWorks({ hasStarted }: HowItWorksProps) {
  return (
    <Panel isSection size="xl">
      <PanelHead title="Comment ça marche ?" />
      <PanelBody>
        <Steps steps={steps} done={hasStarted ? 1 : 0} orientation="row" />
      </PanelBody>
    </Panel>
  );
}
