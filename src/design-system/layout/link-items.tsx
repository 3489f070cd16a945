import type { ReactElement } from 'react';

export interface LinkItemsProps {
  links: readonly ReactElement[];
}

/** Links as list items, so that screen readers say how many there are. */
export function LinkItems({ links }: LinkItemsProps) {
  return links.map((link, index) => <li key={link.key ?? index}>{link}</li>);
}
