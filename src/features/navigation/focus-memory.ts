/** What tells a control from the others of its page, so that it is found again once the page has been drawn anew. */
interface ControlTraits {
  tag: string;
  id: string;
  href: string | null;
  name: string | null;
}

const traitsOf = (element: Element): ControlTraits => ({
  tag: element.tagName,
  id: element.id,
  href: element.getAttribute('href'),
  name: element.getAttribute('aria-label') ?? element.textContent,
});

const isAlike = (one: ControlTraits, other: ControlTraits): boolean =>
  one.id === other.id && one.href === other.href && one.name === other.name;

/** Which control had the focus when an entry of the history was left. */
export class FocusMemory {
  readonly #entries = new Map<string, ControlTraits>();

  /** Keeps the control that has the focus now. */
  remember(entry: string): void {
    const active = document.activeElement;
    if (active?.matches('a, button')) this.#entries.set(entry, traitsOf(active));
    else this.#entries.delete(entry);
  }

  /** The control that had the focus in this entry, when there is still one like it. */
  find(entry: string): HTMLElement | undefined {
    const traits = this.#entries.get(entry);
    if (!traits) return undefined;
    const candidates = document.querySelectorAll<HTMLElement>(traits.tag);
    return [...candidates].find((candidate) => isAlike(traitsOf(candidate), traits));
  }
}
