import type { QueryClient } from '@tanstack/react-query';
import { loadOnce } from '~/lib/browser/deferred';

/** Loads the query client on demand: public pages read nothing. One per app. */
export class QueryClientLoader {
  #client: QueryClient | null = null;

  /** @throws when the code could not be loaded; the next call tries again */
  readonly load = loadOnce(async () => {
    const { createQueryClient } = await import('./query-client');
    this.#client = createQueryClient();
    return this.#client;
  });

  preload(): void {
    this.load().catch(() => undefined);
  }

  clear(): void {
    this.#client?.clear();
  }
}
