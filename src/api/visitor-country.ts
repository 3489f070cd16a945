import { DEFAULT_COUNTRY } from './contract/limits';

/** The country that a visitor's address points to, for the registration; the lookup's code comes with its first use. */
export class VisitorCountry {
  #found: string | null = null;
  #lookup: Promise<void> | null = null;

  /** As far as it is known now, else FR: nobody waits for it. */
  get current(): string {
    return this.#found ?? DEFAULT_COUNTRY;
  }

  /** Starts the lookup, which one answer or one under way is enough for; one that failed is tried again the next time. */
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
