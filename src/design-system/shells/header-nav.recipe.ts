import { defineRecipe } from '@chakra-ui/react';
import { NARROW } from '../layout/media';
import { boldWidth } from '../tabs/bold-width';

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
      '& ul[data-more]': { maskImage: 'linear-gradient(to right, #000 calc(100% - 32px), #0003)' },
    },
    _highContrast: { '& a[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  },
});
