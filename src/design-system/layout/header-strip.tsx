import { chakra } from '@chakra-ui/react';
import { headerStripRecipe } from './header-strip.recipe';
import { type LinkElement, LinkItems } from './link-items';
import { useStrip } from './use-strip';

const HeaderStripRoot = chakra('nav', headerStripRecipe);

export interface HeaderStripProps {
  /** Accessible name. */
  label: string;
  /** Links with a `key`; the current one has `aria-current`. */
  links: readonly LinkElement[];
}

/** A row of links that scrolls in its own box, with a bar under the current one. */
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
