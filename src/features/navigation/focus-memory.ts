/** What tells a control from the others of its page, so that it is found again once the page has been drawn anew. */
interface ControlTraits {
  tag: string;
  id: string;
  href: string | null;
  name: string | null;
}

/** Header, text and footer may lead to the same place by the same words: which of those that could be seen. */
interface RememberedControl {
  traits: ControlTraits;
  place: number;
  count: number;
}

/** A menu's link is gone once it has been followed, or just about to go: the focus cannot stay there. */
const staysThere = (control: Element): boolean => control.closest('[data-closes-on-use]') === null;

const traitsOf = (element: Element): ControlTraits => ({
  tag: element.tagName,
  id: element.id,
  href: element.getAttribute('href'),
  name: element.getAttribute('aria-label') ?? element.textContent,
});

const findAlike = ({ tag, id, href, name }: ControlTraits): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter((candidate) => {
    const traits = traitsOf(candidate);
    return (
      traits.id === id &&
      traits.href === href &&
      traits.name === name &&
      staysThere(candidate) &&
      candidate.getClientRects().length > 0
    );
  });

/** The control to come back to: a tab has the focus already when its list still shows what another one holds. */
const controlOf = (active: Element | null): Element | null =>
  active?.closest('[role=tablist]')?.querySelector('[aria-selected=true]') ?? active;

/** Which control had the focus when an entry of the history was left. */
export class FocusMemory {
  readonly #entries = new Map<string, RememberedControl>();

  /** Keeps the control that has the focus now. */
  remember(entry: string): void {
    const active = controlOf(document.activeElement);
    if (!(active instanceof HTMLElement && active.matches('a, button') && staysThere(active))) {
      this.#entries.delete(entry);
      return;
    }
    const traits = traitsOf(active);
    const alike = findAlike(traits);
    this.#entries.set(entry, { traits, place: alike.indexOf(active), count: alike.length });
  }

  /** The control that had the focus in this entry, when there is still one like it to be seen. */
  find(entry: string): HTMLElement | undefined {
    const remembered = this.#entries.get(entry);
    if (!remembered) return undefined;
    const alike = findAlike(remembered.traits);
    // With fewer or more of them than before, nobody knows which is the one that was left.
    return alike.length === remembered.count ? alike[remembered.place] : undefined;
  }
}
