import { Children, isValidElement, type ReactNode } from 'react';
import type { FillableElement } from '../layout/elements';

export interface LinkItemsProps {
  links: readonly FillableElement[];
}

interface LinkContent {
  children?: ReactNode;
}

/** The text of a link without its icon. */
const wordsOf = (children: ReactNode): string =>
  Children.toArray(children)
    .map((child) => (isValidElement<LinkContent>(child) ? wordsOf(child.props.children) : child))
    .join('');

/** Links as list items. `data-words` keeps the width of the current, bold link (`boldWidth`). */
export function LinkItems({ links }: LinkItemsProps) {
  return links.map((link, index) => (
    <li key={link.key ?? index} data-words={wordsOf(link.props.children)}>
      {link}
    </li>
  ));
}
