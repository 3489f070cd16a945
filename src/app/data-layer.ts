import type { QueryClient } from '@tanstack/react-query';
import { notify } from '~/design-system/feedback/notify';

/**
 * The query client, whose code comes when somebody who is signed in needs it: the public pages read nothing. One per app.
 */
export class DataLayer {
  #opened: Promise<QueryClient> | null = null;
  #client: QueryClient | null = null;
  readonly #whenStopped = new AbortController();

  /**
   * Gives the query client, the same every time.
   * @throws when its code could not be loaded; the next call tries again
   */
  open(): Promise<QueryClient> {
    this.#opened ??= this.#load();
    return this.#opened;
  }

  /** Loads it ahead of its need; a failure shows when it is needed. */
  prepare(): void {
    this.open().catch(() => undefined);
  }

  /** Forgets all that was read: nothing that one person was shown may be shown to the next. */
  clear(): void {
    this.#client?.clear();
  }

  /** Lets go of its listener and of all that was read; for stories. */
  stop(): void {
    this.#whenStopped.abort();
    this.clear();
  }

  async #load(): Promise<QueryClient> {
    try {
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
    } catch (error) {
      this.#opened = null;
      throw error;
    }
  }
}
