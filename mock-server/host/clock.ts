/** The mock's clock: that of the machine, or one that was set and runs on from there. Forgotten at the next start. */
export class Clock {
  #aheadMs = 0;
  readonly #machine: () => Date;

  constructor(machine: () => Date) {
    this.#machine = machine;
  }

  readonly now = (): Date => new Date(this.#machine().getTime() + this.#aheadMs);

  set(date: Date): void {
    this.#aheadMs = date.getTime() - this.#machine().getTime();
  }

  reset(): void {
    this.#aheadMs = 0;
  }

  describe(): { now: string; ahead_ms: number } {
    return { now: this.now().toISOString(), ahead_ms: this.#aheadMs };
  }
}
