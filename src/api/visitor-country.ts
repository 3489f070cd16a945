import { DEFAULT_COUNTRY } from './contract/limits';

/** The visitor's country for the registration; loads the lookup on first use. */
export class VisitorCountry {
  #found: string | null = null;
  #lookup: Promise<void> | null = null;

  get current(): string {
    return this.#found ?? DEFAULT_COUNTRY;
  }

  /** Starts the lookup once; a failed one is retried at the next call. */
  start(): void {
    this.#lookup ??= this.#lookUp();
  }

  async #lookUp(): Promise<void> {
    try {
      const { lookUpCountry } = await import('./ip-lookup');
      this.#found = await lookUpCountry();
    } catch (error) {
      console.warn('[country]', error instanceof Error ? error.message : error);
      this.#lookup = null;
    }
  }
}
