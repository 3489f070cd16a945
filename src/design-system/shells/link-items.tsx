import { Children, type ReactElement, type ReactNode } from 'react';

/** A link with its words, and an icon maybe. */
export type LinkElement = ReactElement<{ children?: ReactNode }>;

export interface LinkItemsProps {
  links: readonly LinkElement[];
}

/** The words of a link, without its icon. */
const wordsOf = (children: ReactNode): string =>
  Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('');

/**
 * Links as list items, so that screen readers say how many there are. `data-words` keeps the width of the current link, which is
 * bold (`boldWidth`).
 */
export function LinkItems({ links }: LinkItemsProps) {
  return links.map((link, index) => (
    <li key={link.key ?? index} data-words={wordsOf(link.props.children)}>
      {link}
    </li>
  ));
}
