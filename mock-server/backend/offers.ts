import { clientCalls } from '~/api/contract/client-calls';
import { DEFAULT_COUNTRY } from '~/api/contract/scalars';
import { REDIRECTING } from '~/content/shared-texts';
import { answer } from './answer';
import { wireDate } from './environment';
import type { Handler } from './handler';
import { pageOf, pageSizes } from './paging';
import { toOffer } from './serializers';
import { findOffer } from './targets';

/** Offers of the requested country, else of the user's own, newest first. */
export const listOffers: Handler<'listOffers'> = ({ query, country, user, state }) => {
  const rows = state.offers.group('country', country ?? (user.pays || DEFAULT_COUNTRY).toUpperCase());
  return answer(200, pageOf(rows, { page: query.page ?? 1, perPage: query.per_page ?? pageSizes.offers }, toOffer));
};

export const getOffer: Handler<'getOffer'> = ({ params, state }) =>
  answer(200, { success: true, data: toOffer(findOffer(state, params.id)) });

/** Takes part once; later calls continue. */
export const applyToOffer: Handler<'applyToOffer'> = ({ params, user, state, now }) => {
  const { id, deeplink } = findOffer(state, params.id);
  if (state.participations.find('userOffer', `${user.id}:${id}`) !== undefined) {
    return answer(200, { action: 'continue', deeplink, message: REDIRECTING });
  }
  const date = wireDate(now);
  state.participations.put({
    id: state.takeId('participations'),
    user_id: user.id,
    offer_id: id,
    status: 'opened',
    created_at: date,
    clicked_at: date,
    updated_at: date,
    raw_data: null,
  });
  return answer(201, { action: 'created', deeplink, message: clientCalls.applyToOffer.success });
};
