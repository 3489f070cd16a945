import { defineRecipe } from '@chakra-ui/react';

/** Lines between hairlines, the status always at the right edge. */
export const listLinesRecipe = defineRecipe({
  className: 'list-lines',
  base: {
    minWidth: '0',
    background: 'bg.panel',
    border: 'hairline',
    borderRadius: 'lg',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px {spacing.4}',
      alignItems: 'center',
      minHeight: '65px',
      paddingBlock: '3',
      paddingInline: '4',
    },
    '& > li + li': { borderTop: 'hairline' },
    '& p:first-of-type': {
      fontWeight: 'medium',
      lineHeight: '1.35',
      lineClamp: { base: '3', md: '2' },
      overflowWrap: 'anywhere',
    },
    '& p + p': { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  },
});
