import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mainHeading } from '~/lib/browser/main-heading';
import { entryKeyOf } from './router-internals';

/** Identifies a control after the page was rendered again. */
interface ControlTraits {
  tag: string;
  id: string;
  href: string | null;
  name: string | null;
}

/** `place` is its index among visible controls alike: header and footer may hold the same link. */
interface RememberedControl {
  traits: ControlTraits;
  place: number;
  count: number;
}

/** A menu's link disappears when used. */
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

/** In a tab list, the selected tab rather than the focused one. */
const controlOf = (active: Element | null): Element | null =>
  active?.closest('[role=tablist]')?.querySelector('[aria-selected=true]') ?? active;

/** Remembers which control had the focus in each history entry. */
class FocusMemory {
  readonly #entries = new Map<string, RememberedControl>();

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

  find(entry: string): HTMLElement | undefined {
    const remembered = this.#entries.get(entry);
    if (!remembered) return undefined;
    const alike = findAlike(remembered.traits);
    // With another count the index may mean another control.
    return alike.length === remembered.count ? alike[remembered.place] : undefined;
  }
}

/** Focuses the main heading after navigation; Back and Forward restore the focused control. */
export const useFocusHeading = (): void => {
  const router = useRouter();
  useEffect(() => {
    const memory = new FocusMemory();
    const stopRemembering = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      const entry = entryKeyOf(fromLocation);
      if (entry) memory.remember(entry);
    });
    const stopMoving = router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
      // The browser handles the first page and anchors.
      if (!fromLocation || toLocation.hash) return;
      const entry = entryKeyOf(toLocation);
      const left = entry && entry !== entryKeyOf(fromLocation) ? memory.find(entry) : undefined;
      if (left) left.focus({ preventScroll: true });
      else if (pathChanged) mainHeading()?.focus({ preventScroll: true });
    });
    return () => {
      stopRemembering();
      stopMoving();
    };
  }, [router]);
};
