import { defineRecipe } from '@chakra-ui/react';
import { NARROW } from './media';

export const headerStripRecipe = defineRecipe({
  base: {
    minWidth: '0',
    '& ul': { display: 'flex', gap: '1', overflowX: 'auto', scrollbarWidth: 'none' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
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
      '& a': { width: '100%', justifyContent: 'center', minHeight: '48px', paddingInline: '7px', fontSize: 'xs' },
      '& ul[data-more]': { maskImage: 'linear-gradient(to right, #000 calc(100% - 32px), #0003)' },
    },
    _highContrast: { '& a[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  },
});
