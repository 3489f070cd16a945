import type { ReactElement } from 'react';

export interface LinkItemsProps {
  /** Links, each with a `key`. */
  links: readonly ReactElement[];
}

/** A navigation's links as the items of a list, so that screen readers say how many there are. */
export function LinkItems({ links }: LinkItemsProps) {
  return links.map((link, index) => <li key={link.key ?? index}>{link}</li>);
}
