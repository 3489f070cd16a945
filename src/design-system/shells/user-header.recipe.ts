import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { NARROW, WIDE } from '../layout/media';
import { boldWidth, fadedEnd } from '../layout/mixins';

/** One row where there is room, else separate rows for badge and links. */
export const userHeaderRecipe = defineSlotRecipe({
  slots: ['root', 'row', 'brand', 'nav', 'greeting', 'badge', 'logout'],
  base: {
    root: { background: 'bg.panel', borderBottom: 'hairline' },
    row: {
      [WIDE]: {
        display: 'grid',
        // A long name gives way to the links.
        gridTemplate: '"brand nav greeting logout" 64px / auto minmax(0, max-content) minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: '4',
      },
      [NARROW]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' },
    },
    brand: { gridArea: 'brand', [NARROW]: { minHeight: '52px', display: 'flex', alignItems: 'center' } },
    nav: {
      gridArea: 'nav',
      minWidth: '0',
      [NARROW]: {
        order: '9',
        width: 'calc(100% + 32px)',
        marginInline: '-16px',
        borderTop: 'hairline',
        md: { width: 'calc(100% + 48px)', marginInline: '-24px' },
      },
    },
    greeting: {
      gridArea: 'greeting',
      minWidth: '0',
      textAlign: 'right',
      [NARROW]: { flex: '1 1 0' },
      // On two lines a first and a last name stand beside both buttons.
      '& b': { smDown: { display: 'block', overflow: 'inherit', textOverflow: 'inherit' } },
    },
    badge: {
      gridArea: 'badge',
      [NARROW]: {
        order: '8',
        width: 'calc(100% + 32px)',
        marginInline: '-16px',
        padding: '8px 16px',
        borderTop: 'hairline',
        md: { width: 'calc(100% + 48px)', marginInline: '-24px', paddingInline: '6' },
      },
    },
    logout: { gridArea: 'logout', display: 'flex', [NARROW]: { marginLeft: '-8px' } },
  },
  variants: {
    hasBadge: {
      true: {
        row: {
          [WIDE]: {
            gridTemplate:
              '"brand nav greeting logout" 34px "brand nav badge logout" 30px' +
              ' / auto minmax(0, max-content) minmax(0, 1fr) auto',
          },
        },
        greeting: { [WIDE]: { alignSelf: 'end', justifySelf: 'end', maxWidth: '100%' } },
        badge: { [WIDE]: { alignSelf: 'start', justifySelf: 'end' } },
      },
    },
  },
});

export const headerNavRecipe = defineRecipe({
  base: {
    minWidth: '0',
    '& ul': { display: 'flex', gap: '1', overflowX: 'auto', scrollbarWidth: 'none' },
    // As wide as when it is the current one: what is beside it stays where it is.
    '& li::after': { ...boldWidth, paddingInline: '3' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '64px',
      paddingInline: '3',
      fontWeight: 'medium',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      boxShadow: 'inset 0 -3px 0 transparent',
      _hover: { boxShadow: 'inset 0 -3px 0 {colors.border.stub}' },
      '&[aria-current]': { fontWeight: 'bold', boxShadow: 'inset 0 -3px 0 {colors.accent.emphasized}' },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    [NARROW]: {
      '& ul': { gap: '0', paddingInline: '9px' },
      '& li': { flex: '1 0 auto' },
      '& li::after': { paddingInline: '7px', fontSize: 'xs' },
      '& a': { minHeight: '48px', paddingInline: '7px', fontSize: 'xs' },
      '& ul[data-more]': fadedEnd,
    },
    _highContrast: { '& a[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  },
});
