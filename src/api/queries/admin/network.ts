import { queryOptions } from '@tanstack/react-query';
import { failureMessages } from '~/api/contract/messages/failure-messages';
import { call } from '~/api/http';
import { abortUnobserved, startedByRoute } from '../shared-options';
import { adminKey } from './admin-options';
import { adminOfferQueries } from './offers';
import { adminParticipationQueries } from './participations';

export const networkQueries = {
  settings: () =>
    queryOptions({
      queryKey: [...adminKey, 'network', 'settings'] as const,
      queryFn: abortUnobserved((signal) => call('networkSettings', { signal })),
      ...startedByRoute,
      meta: { failureToast: failureMessages.settings },
    }),
};

export const changedBySync = [
  adminOfferQueries.all(),
  adminParticipationQueries.all(),
  networkQueries.settings().queryKey,
] as const;
