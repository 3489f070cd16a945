import type { QueryClient } from '@tanstack/react-query';
import { notify } from '~/design-system/feedback/notify';
import { loadOnce } from '~/lib/browser/deferred';

/** Loads the query client on demand: public pages read nothing. One per app. */
export class DataLayer {
  #client: QueryClient | null = null;
  readonly #whenStopped = new AbortController();

  /** @throws when the code could not be loaded; the next call tries again */
  readonly open = loadOnce(() => this.#load());

  prepare(): void {
    this.open().catch(() => undefined);
  }

  clear(): void {
    this.#client?.clear();
  }

  stop(): void {
    this.#whenStopped.abort();
    this.clear();
  }

  async #load(): Promise<QueryClient> {
    const [{ createQueryClient }, { onLocationFailure }, { failureMessages }] = await Promise.all([
      import('./query-client'),
      import('~/api/queries/location'),
      import('~/api/contract/messages'),
    ]);
    const { signal } = this.#whenStopped;
    const stop = onLocationFailure(() => notify.error(failureMessages.location));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
    this.#client = createQueryClient();
    return this.#client;
  }
}
