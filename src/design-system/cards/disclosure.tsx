import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { wasOpened } from '~/lib/browser/hydration';
import { DISCLOSURE_ATTRIBUTE, followPage } from '~/lib/browser/page-behaviours';

const disclosureRecipe = defineSlotRecipe({
  className: 'disclosure',
  slots: ['root', 'heading', 'toggle', 'content'],
  base: {
    root: { '& + &': { borderTop: 'hairline' } },
    heading: { fontSize: 'lg' },
    toggle: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      width: '100%',
      minHeight: '64px',
      paddingBlock: '4',
      paddingInline: { base: '4', md: '6' },
      borderRadius: 'lg',
      background: 'transparent',
      color: 'inherit',
      fontWeight: 'bold',
      lineHeight: 'snug',
      textAlign: 'left',
      cursor: 'pointer',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      _hover: { background: 'bg' },
      _focusVisible: { outlineOffset: '-3px' },
      '& > svg': {
        flex: 'none',
        width: '18px',
        height: '18px',
        transitionProperty: 'transform',
        transitionDuration: 'base',
        transitionTimingFunction: 'out',
      },
      '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
    },
    content: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      paddingBottom: '6',
      paddingInline: { base: '4', md: '6' },
      '&[hidden]': { display: 'none' },
    },
  },
});

export interface DisclosureProps {
  /** The anchor in the address: `/faq#paiement`. */
  id?: string;
  title: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** Opens and closes what its title is about by itself, like `<details>`; several in a `Panel` make an accordion. */
export function Disclosure({ id, title, isOpenAtFirst = false, children }: DisclosureProps) {
  const styles = useSlotRecipe({ recipe: disclosureRecipe })();
  const contentId = useId();
  const titleId = useId();
  // Never changes: `followPage` does what the button says.
  const [isOpen] = useState(isOpenAtFirst || (id !== undefined && wasOpened(id)));
  useEffect(followPage, []);
  return (
    <chakra.div css={styles.root} id={id}>
      <chakra.h2 css={styles.heading}>
        <chakra.button
          css={styles.toggle}
          type="button"
          id={titleId}
          aria-expanded={isOpen}
          aria-controls={contentId}
          {...{ [DISCLOSURE_ATTRIBUTE]: '' }}
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
