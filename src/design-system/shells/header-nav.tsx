import { chakra } from '@chakra-ui/react';
import { useScrollingRow } from '../tabs/use-scrolling-row';
import { headerNavRecipe } from './header-nav.recipe';
import { type LinkElement, LinkItems } from './link-items';

const HeaderStripRoot = chakra('nav', headerNavRecipe);

export interface HeaderNavProps {
  label: string;
  /** Links with a `key`; the current one has `aria-current`. */
  links: readonly LinkElement[];
}

/** A row of links that scrolls in its own box, with a bar under the current one. */
export function HeaderNav({ label, links }: HeaderNavProps) {
  const strip = useScrollingRow<HTMLUListElement>();
  return (
    <HeaderStripRoot aria-label={label}>
      <ul ref={strip}>
        <LinkItems links={links} />
      </ul>
    </HeaderStripRoot>
  );
}
