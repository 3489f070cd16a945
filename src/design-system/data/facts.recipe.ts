import { defineRecipe } from '@chakra-ui/react';

/** Pairs of a name and a value, in two columns at any width. */
export const factsRecipe = defineRecipe({
  className: 'facts',
  base: {
    display: 'grid',
    gap: '3',
    minWidth: '0',
    '& > div': {
      display: 'grid',
      // On a phone the values get what the longest word of a name (« synchronisation ») leaves.
      gridTemplateColumns: { base: 'minmax(108px, 1fr) minmax(0, 2fr)', md: 'minmax(104px, 2fr) minmax(0, 3fr)' },
      gap: '3',
      alignItems: 'baseline',
    },
    '& dt': { minWidth: '0', color: 'fg.muted', fontSize: 'sm' },
    '& dd': { minWidth: '0', fontWeight: 'medium', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
  variants: {
    isSeparated: {
      true: {
        '& > div:not(:last-child)': { paddingBottom: '3', borderBottom: 'hairline' },
      },
    },
  },
});
