import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query';

/**
 * A `queryFn` whose read is aborted once nobody observes it any more. Query's own `signal` aborts in that very moment, also where the observer
 * comes back at once, as each does in StrictMode: the read would be sent twice.
 */
export const abortUnobserved =
  <TData>(read: (signal: AbortSignal, client: QueryClient) => Promise<TData>) =>
  ({ client, queryKey }: Pick<QueryFunctionContext<QueryKey>, 'client' | 'queryKey'>): Promise<TData> => {
    const controller = new AbortController();
    const cache = client.getQueryCache();
    const query = cache.find({ queryKey, exact: true });
    const abortIfUnobserved = () => {
      if (query?.getObserversCount() !== 0) return;
      void query.cancel({ revert: true });
      controller.abort();
    };
    const stop = cache.subscribe((event) => {
      if (event.query !== query) return;
      if (event.type === 'removed') controller.abort();
      if (event.type === 'observerRemoved') queueMicrotask(abortIfUnobserved);
    });
    return read(controller.signal, client).finally(stop);
  };
