/** What tells a control from the others of its page, so that it is found again once the page has been drawn anew. */
interface ControlTraits {
  tag: string;
  id: string;
  href: string | null;
  name: string | null;
  /** Header, text and footer may lead to the same place by the same words: the first, second… of those that can be seen. */
  place: number;
}

const traitsOf = (element: Element): Omit<ControlTraits, 'place'> => ({
  tag: element.tagName,
  id: element.id,
  href: element.getAttribute('href'),
  name: element.getAttribute('aria-label') ?? element.textContent,
});

const findAlike = ({ tag, id, href, name }: Omit<ControlTraits, 'place'>): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter((candidate) => {
    const traits = traitsOf(candidate);
    return traits.id === id && traits.href === href && traits.name === name && candidate.checkVisibility();
  });

/** Which control had the focus when an entry of the history was left. */
export class FocusMemory {
  readonly #entries = new Map<string, ControlTraits>();

  /** Keeps the control that has the focus now. */
  remember(entry: string): void {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement && active.matches('a, button'))) {
      this.#entries.delete(entry);
      return;
    }
    const traits = traitsOf(active);
    this.#entries.set(entry, { ...traits, place: findAlike(traits).indexOf(active) });
  }

  /** The control that had the focus in this entry, when there is still one like it to be seen. */
  find(entry: string): HTMLElement | undefined {
    const traits = this.#entries.get(entry);
    if (!traits) return undefined;
    const alike = findAlike(traits);
    return alike[traits.place] ?? alike[0];
  }
}
