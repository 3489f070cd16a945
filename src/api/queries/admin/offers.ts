import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallQuery } from '~/api/contract/call-inputs';
import { MAX_PER_PAGE } from '~/api/contract/limits';
import { failureMessages } from '~/api/contract/messages/failure-messages';
import { call } from '~/api/http';
import { abortUnobserved, startedByRoute } from '../shared-options';
import { adminKey, COUNT_ONLY, findRow, pageFirst, type RowPlace } from './admin-options';

type OffersFilter = CallQuery<'adminListOffers'>;

/** Pages as large as the contract allows: for exports and look-ups. */
const readOffers = (filter: OffersFilter) => (page: number, signal: AbortSignal) =>
  call('adminListOffers', { query: { ...filter, page, per_page: MAX_PER_PAGE }, signal });

export const adminOfferQueries = {
  all: () => [...adminKey, 'offers'] as const,
  page: (filter: OffersFilter) =>
    queryOptions({
      queryKey: [...adminOfferQueries.all(), 'page', filter],
      queryFn: abortUnobserved((signal) => call('adminListOffers', { query: pageFirst(filter), signal })),
      ...startedByRoute,
      placeholderData: keepPreviousData,
      meta: { failureToast: failureMessages.offers },
    }),
  read: readOffers,
  find: (filter: OffersFilter, { id, offset }: RowPlace) =>
    queryOptions({
      queryKey: [...adminOfferQueries.all(), 'find', filter, id, offset],
      queryFn: abortUnobserved((signal) => findRow(readOffers(filter), { id, offset }, signal)),
    }),
  count: () =>
    queryOptions({
      queryKey: [...adminOfferQueries.all(), 'count'],
      queryFn: abortUnobserved(async (signal) => (await call('adminListOffers', { query: COUNT_ONLY, signal })).total),
      ...startedByRoute,
    }),
};
