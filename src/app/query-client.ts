import { type Mutation, MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/api-error';
import { notify } from '~/design-system/feedback/notify';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Toast when a visible read failed; without it a failure is only logged. */
      failureToast?: string;
    };
    mutationMeta: {
      successToast?: string | ((answer: unknown) => string);
      failureToast?: string | ((error: Error) => string);
    };
  }
}

/** A page prefetched on hover is still fresh when it opens. */
const STALE_AFTER_MS = 5_000;

/** A read dated after now was made before the visitor's clock was set back: its age is unknown. */
const staleTimeOf = ({ state }: Pick<Query, 'state'>): number =>
  state.dataUpdatedAt > Date.now() ? Number.NEGATIVE_INFINITY : STALE_AFTER_MS;

const isSessionLost = (error: Error): boolean => error instanceof ApiError && error.isSessionLost;

/** Shows one toast per failed read that is on screen, none for prefetches. */
const createFailureToasts = () => {
  const told = new WeakSet<Error>();
  return (error: Error, query: Query<unknown, unknown, unknown>) => {
    const toast = query.meta?.failureToast;
    if (!toast || told.has(error) || isSessionLost(error) || query.getObserversCount() === 0) return;
    told.add(error);
    notify.error(toast);
  };
};

const reportFailedWrite = (error: Error, mutation: Mutation<unknown, unknown, unknown>) => {
  const toast = mutation.meta?.failureToast;
  if (toast && !isSessionLost(error)) notify.error(typeof toast === 'string' ? toast : toast(error));
};

/** A mission takes a while in its own tab; the list is still there on return. */
const KEPT_FOR_MS = 60 * 60_000;

const KEPT_WHEN_LEFT = 30;

/** Read once per session, even if it failed. */
export const isKept = ({ options }: Query): boolean => options.gcTime === Number.POSITIVE_INFINITY;

const forgetOldest = (cache: QueryCache) => {
  const left = cache
    .getAll()
    .filter((query) => query.getObserversCount() === 0 && query.state.fetchStatus === 'idle')
    .filter((query) => !isKept(query));
  // Pending or aborted reads have no age; the last one may be about to be shown.
  const empty = left.filter(({ state }) => state.status === 'pending');
  const answered = left.filter((query) => !empty.includes(query));
  const byAge = [...answered].sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  for (const query of [...empty.slice(0, -KEPT_WHEN_LEFT), ...byAge.slice(0, -KEPT_WHEN_LEFT)]) cache.remove(query);
};

const createQueryCache = (): QueryCache => {
  const showFailure = createFailureToasts();
  const cache = new QueryCache({
    onError: (error, query) => {
      console.warn('[query]', error.message);
      showFailure(error, query);
    },
  });
  cache.subscribe(({ type, query }) => {
    if (type === 'observerAdded' && query.state.status === 'error') showFailure(query.state.error, query);
    // An observer that switches queries briefly has none; evicting then would drop its next one.
    if (type === 'observerRemoved') queueMicrotask(() => forgetOldest(cache));
  });
  return cache;
};

/** A client whose reads and writes show the toasts that their `meta` names. */
export const createQueryClient = (): QueryClient => {
  // The cache is emptied when a session ends: its mutations no longer show toasts.
  const isCurrent = (mutation: Mutation<unknown, unknown, unknown>) =>
    mutationCache.getAll().some(({ mutationId }) => mutationId === mutation.mutationId);
  const mutationCache = new MutationCache({
    onSuccess: (answer, _variables, _result, mutation) => {
      const toast = mutation.meta?.successToast;
      if (toast && isCurrent(mutation)) notify.success(typeof toast === 'string' ? toast : toast(answer));
    },
    onError: (error, _variables, _result, mutation) => {
      if (isCurrent(mutation)) reportFailedWrite(error, mutation);
    },
  });
  return new QueryClient({
    queryCache: createQueryCache(),
    mutationCache,
    defaultOptions: {
      queries: {
        staleTime: staleTimeOf,
        gcTime: KEPT_FOR_MS,
        retry: false,
        // A failed read that a loader started is shown: navigation and « Réessayer » send it again.
        retryOnMount: false,
        // Offline gives an error with « Réessayer », not an endless skeleton.
        networkMode: 'always',
        // Not the default of this network mode.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
};
