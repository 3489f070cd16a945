import { loadOnce } from '~/lib/browser/once';
import { DEFAULT_COUNTRY } from '../contract/limits';

export class VisitorCountry {
  #found: string | null = null;

  get current(): string {
    return this.#found ?? DEFAULT_COUNTRY;
  }

  readonly #lookUp = loadOnce(async () => {
    const { lookUpCountry } = await import('./ip-lookup');
    this.#found = await lookUpCountry();
  });

  /** Starts the lookup once; a failed one is retried at the next call. */
  start(): void {
    this.#lookUp().catch((error: unknown) => {
      console.warn('[country]', error instanceof Error ? error.message : error);
    });
  }
}
