import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallQuery } from '~/api/contract/call-inputs';
import { MAX_PER_PAGE } from '~/api/contract/limits';
import { call } from '~/api/http';
import { abortUnobserved, startedByRoute } from '../shared-options';
import { adminKey, COUNT_ONLY, findRow, pageFirst, type RowPlace } from './admin-options';

type ParticipationsFilter = CallQuery<'adminListParticipations'>;

/** Pages as large as the contract allows: for exports and look-ups. */
const readParticipations = (filter: ParticipationsFilter) => (page: number, signal: AbortSignal) =>
  call('adminListParticipations', { query: { ...filter, page, per_page: MAX_PER_PAGE }, signal });

export const adminParticipationQueries = {
  all: () => [...adminKey, 'participations'] as const,
  page: (filter: ParticipationsFilter) =>
    queryOptions({
      queryKey: [...adminParticipationQueries.all(), 'page', filter],
      queryFn: abortUnobserved((signal) => call('adminListParticipations', { query: pageFirst(filter), signal })),
      ...startedByRoute,
      placeholderData: keepPreviousData,
    }),
  read: readParticipations,
  find: (filter: ParticipationsFilter, { id, offset }: RowPlace) =>
    queryOptions({
      queryKey: [...adminParticipationQueries.all(), 'find', filter, id, offset],
      queryFn: abortUnobserved((signal) => findRow(readParticipations(filter), { id, offset }, signal)),
    }),
  count: (filter: Pick<ParticipationsFilter, 'status'> = {}) =>
    queryOptions({
      queryKey: [...adminParticipationQueries.all(), 'count', filter],
      queryFn: abortUnobserved(
        async (signal) =>
          (await call('adminListParticipations', { query: { ...filter, ...COUNT_ONLY }, signal })).total,
      ),
      ...startedByRoute,
    }),
};
