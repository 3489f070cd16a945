import { clientCalls } from '~/api/contract/client-calls';
import type { OfferBody } from '~/api/contract/requests/request-bodies';
import { answer } from './answer';
import { wireDate } from './environment';
import type { Handler } from './handler';
import { newOfferTerms } from './new-offer';
import { pageOf, pageSizes } from './paging';
import { toOffer } from './serializers';
import { findOffer } from './targets';

export const adminListOffers: Handler<'adminListOffers'> = ({ query, state }) => {
  const rows = query.country === undefined ? state.offers.all() : state.offers.group('country', query.country);
  const found = state.offers.search(query.country ?? 'all', rows, query.search ?? '');
  const perPage = query.per_page ?? pageSizes.adminOffers;
  return answer(200, pageOf(found, { page: query.page ?? 1, perPage }, toOffer));
};

/** The fields that an administrator sets. PUT replaces: a missing field is emptied. */
const fieldsOf = ({ title, country, deeplink, description, image_url, api_key }: OfferBody) => ({
  title,
  country,
  deeplink,
  description: description ?? null,
  image_url: image_url ?? null,
  api_key: api_key ?? null,
});

export const adminCreateOffer: Handler<'adminCreateOffer'> = ({ body, state, now }) => {
  const offer = state.offers.put({
    id: state.takeId('offers'),
    ...fieldsOf(body),
    created_at: wireDate(now),
    ...newOfferTerms,
  });
  return answer(201, { message: clientCalls.adminCreateOffer.success, data: toOffer(offer) });
};

/** Status, commission and reference stay: the network sets them. */
export const adminUpdateOffer: Handler<'adminUpdateOffer'> = ({ params, body, state }) => {
  const offer = state.offers.put({ ...findOffer(state, params.id), ...fieldsOf(body) });
  return answer(200, { message: clientCalls.adminUpdateOffer.success, data: toOffer(offer) });
};

/** Participations keep a copy of the deleted offer. */
export const adminDeleteOffer: Handler<'adminDeleteOffer'> = ({ params, state }) => {
  const offer = findOffer(state, params.id);
  state.removedOffers.put(offer);
  state.offers.remove(offer.id);
  return answer(200, { message: clientCalls.adminDeleteOffer.success });
};
