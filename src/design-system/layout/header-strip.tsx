import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { headerStripRecipe } from './header-strip.recipe';
import { LinkItems } from './link-items';
import { useStrip } from './use-strip';

const HeaderStripRoot = chakra('nav', headerStripRecipe);

export interface HeaderStripProps {
  /** What the navigation is called. */
  label: string;
  /** Links, each with a `key`. The current one carries `aria-current`, as a router's link does of itself. */
  links: readonly ReactElement[];
}

/** A header's row of links with a bar under the current one, which is scrolled into view. */
export function HeaderStrip({ label, links }: HeaderStripProps) {
  const strip = useStrip<HTMLUListElement>();
  return (
    <HeaderStripRoot aria-label={label}>
      <ul ref={strip}>
        <LinkItems links={links} />
      </ul>
    </HeaderStripRoot>
  );
}
