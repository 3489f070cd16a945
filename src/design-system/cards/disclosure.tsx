import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { disclosureRecipe } from './disclosure.recipe';

export interface DisclosureProps {
  /** The anchor in the address: `/faq#paiement`. */
  id?: string;
  title: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A title that opens and closes what it is about; several in a `Panel` make an accordion. */
export function Disclosure({ id, title, isOpen, onToggle, children }: DisclosureProps) {
  const styles = useSlotRecipe({ recipe: disclosureRecipe })();
  const contentId = useId();
  const titleId = useId();
  return (
    <chakra.div css={styles.root} id={id}>
      <chakra.h2 css={styles.heading}>
        <chakra.button
          css={styles.toggle}
          type="button"
          id={titleId}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => onToggle(!isOpen)}
        >
          {title}
          <ChevronDown aria-hidden="true" />
        </chakra.button>
      </chakra.h2>
      <chakra.div css={styles.content} id={contentId} role="region" aria-labelledby={titleId} hidden={!isOpen}>
        {children}
      </chakra.div>
    </chakra.div>
  );
}
