import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FillableElement } from '../layout/elements';
import { NARROW, WIDE } from '../layout/media';
import { boldWidth, fadedEnd } from '../layout/mixins';
import { useScrollingRow } from '../tabs/use-scrolling-row';
import { LinkItems } from './link-items';

/** A side column from 56rem on, else a row that scrolls. */
const adminNavigationRecipe = defineSlotRecipe({
  slots: ['root', 'inner', 'brand', 'list'],
  base: {
    root: { height: '100%', minWidth: '0', background: 'bg.ink', color: 'fg.onInk' },
    inner: { [WIDE]: { position: 'sticky', top: '0', padding: '6px 12px', maxHeight: '100dvh', overflowY: 'auto' } },
    brand: { [NARROW]: { display: 'none' }, '& > *': { paddingLeft: '3' } },
    list: {
      '& a': {
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        color: 'fg.onInkMuted',
        fontSize: 'sm',
        fontWeight: 'medium',
        textDecoration: 'none',
        _hover: { background: 'bg.inkRaised', color: 'fg.onInk' },
        '&[aria-current]': { color: 'fg.onInk', fontWeight: 'bold' },
        '& svg': { width: '18px', height: '18px', flex: 'none' },
        '&:focus-visible': { outlineOffset: '-3px' },
      },
      [NARROW]: {
        display: 'flex',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        paddingInline: '2',
        '&[data-more]': fadedEnd,
        '& li::after': { ...boldWidth, paddingInline: '2', fontSize: 'sm' },
        '& a': {
          justifyContent: 'center',
          minHeight: '48px',
          paddingInline: '2',
          whiteSpace: 'nowrap',
          '& svg': { display: 'none' },
          '&[aria-current]': { boxShadow: 'inset 0 -3px 0 {colors.accent.solid}' },
        },
      },
      [WIDE]: {
        display: 'grid',
        gap: '1',
        marginTop: '4',
        '& a': {
          minHeight: '40px',
          paddingInline: '3',
          borderRadius: 'md',
          '&[aria-current]': { background: 'bg.inkRaised', boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
        },
      },
      _highContrast: { '& a[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export interface AdminNavigationProps {
  /** Shown at the head of the side column. */
  brand: ReactNode;
  /** Links with a `key`: `<Link key="offres" to="/admin/offers"><Target />Offres</Link>`. */
  links: readonly FillableElement[];
}

export function AdminNavigation({ brand, links }: AdminNavigationProps) {
  const styles = useSlotRecipe({ recipe: adminNavigationRecipe })();
  const list = useScrollingRow<HTMLUListElement>();
  return (
    <chakra.div css={styles.root} className="on-ink">
      <chakra.nav aria-label="Administration" css={styles.inner}>
        <chakra.div css={styles.brand}>{brand}</chakra.div>
        <chakra.ul ref={list} css={styles.list}>
          <LinkItems links={links} />
        </chakra.ul>
      </chakra.nav>
    </chakra.div>
  );
}
