import { defineSlotRecipe } from '@chakra-ui/react';

export const stateRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'text', 'action'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      gap: '2',
      paddingBlock: '8',
      paddingInline: { base: '4', md: '6' },
      '& > svg': { flex: 'none', marginBottom: '2' },
    },
    title: { fontWeight: 'bold', overflowWrap: 'anywhere' },
    text: { color: 'fg.muted', maxWidth: '34rem', overflowWrap: 'anywhere' },
    action: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', marginTop: '2' },
  },
  variants: {
    isRow: {
      true: {
        root: {
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          alignItems: 'center',
          gap: '3',
          paddingBlock: '3',
          '& > svg': { width: '20px', height: '20px', marginBottom: '0' },
        },
        action: { marginTop: '0' },
      },
    },
  },
});
