import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query';

/** A `queryFn` that aborts once unobserved; with Query's own `signal`, StrictMode would send each read twice. */
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

/** Reads again after a write. A first read would go on with an older answer, so it is cancelled before. */
export const refetchAfterWrite = async (client: QueryClient, queryKey: QueryKey): Promise<void> => {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
};
