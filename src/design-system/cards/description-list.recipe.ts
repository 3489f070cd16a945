import { defineRecipe } from '@chakra-ui/react';

export const descriptionListRecipe = defineRecipe({
  className: 'description-list',
  base: {
    display: 'grid',
    gap: '3',
    minWidth: '0',
    '& > div': {
      display: 'grid',
      // At least the longest word of a name; on a phone the value gets the rest.
      gridTemplateColumns: { base: 'minmax(108px, 3fr) minmax(0, 5fr)', md: 'minmax(108px, 2fr) minmax(0, 3fr)' },
      gap: { base: '2', md: '3' },
      alignItems: 'baseline',
    },
    '& dt': { minWidth: '0', color: 'fg.muted', fontSize: 'sm' },
    '& dd': { minWidth: '0', fontWeight: 'medium', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& dd > a': {
      display: 'inline-grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      maxWidth: '100%',
      minHeight: { base: 'control.md', md: 'auto' },
      overflowWrap: 'anywhere',
    },
  },
  variants: {
    isSeparated: {
      true: {
        '& > div:not(:last-child)': { paddingBottom: '3', borderBottom: 'hairline' },
      },
    },
  },
});
