import { type Mutation, MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/api-error';
import { notify } from '~/design-system/feedback/notify';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What a toast says when the read failed while somebody looks at it; without it a failure is only logged. */
      failureToast?: string;
    };
    mutationMeta: {
      /** What a toast says when the call succeeded: a text of the catalogue, or one made from the answer. */
      successToast?: string | ((answer: unknown) => string);
      /** What a toast says when the call failed: a text of the catalogue, or one made from the error. */
      failureToast?: string | ((error: Error) => string);
    };
  }
}

/** Long enough that a page prefetched on hover is not fetched again when it opens; short enough to stay true. */
const STALE_AFTER_MS = 5_000;

const isSessionLost = (error: Error): boolean => error instanceof ApiError && error.isSessionLost;

/** Says once, by a toast where the catalogue has one, what a read failed by: never for a page that was merely prefetched. */
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

/** A mission is done in a tab of its own, and takes a while: the list that one comes back to stands where it was left. */
const KEPT_FOR_MS = 60 * 60_000;

/** What was left stays for Back, but only so much of it: a long session holds no more than a short one. */
const KEPT_WHEN_LEFT = 30;

const forgetOldest = (cache: QueryCache) => {
  const left = cache
    .getAll()
    .filter((query) => query.getObserversCount() === 0 && query.state.fetchStatus === 'idle')
    // What is kept for ever is asked once per session.
    .filter((query) => query.options.gcTime !== Number.POSITIVE_INFINITY);
  // Reads that were never made, or broken off, have no age but their place; the last of them may be what somebody is about to look at.
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
    // It may have failed before its screen was drawn: while the server was asked who is there, for instance.
    if (type === 'observerAdded' && query.state.status === 'error') showFailure(query.state.error, query);
    // Not at once: whoever goes from one read to another looks at neither for a moment, and what was forgotten then nobody would find again.
    if (type === 'observerRemoved') queueMicrotask(() => forgetOldest(cache));
  });
  return cache;
};

/** The app's query client: what fails is said, and nothing is sent again unless somebody asks for it (« Réessayer »). */
export const createQueryClient = (): QueryClient => {
  // Those of a session that has ended are gone from here: what became of them is not the next person's business.
  const isKept = (mutation: Mutation<unknown, unknown, unknown>) =>
    mutationCache.getAll().some(({ mutationId }) => mutationId === mutation.mutationId);
  const mutationCache = new MutationCache({
    onSuccess: (answer, _variables, _result, mutation) => {
      const toast = mutation.meta?.successToast;
      if (toast && isKept(mutation)) notify.success(typeof toast === 'string' ? toast : toast(answer));
    },
    onError: (error, _variables, _result, mutation) => {
      if (isKept(mutation)) reportFailedWrite(error, mutation);
    },
  });
  return new QueryClient({
    queryCache: createQueryCache(),
    mutationCache,
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        gcTime: KEPT_FOR_MS,
        retry: false,
        // A browser that believes itself offline still gets an error with « Réessayer », not an endless spinner.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
};
