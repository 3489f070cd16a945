import { defineSlotRecipe } from '@chakra-ui/react';

const inset = { base: '4', md: '6' } as const;

export const panelRecipe = defineSlotRecipe({
  className: 'panel',
  slots: ['root', 'head', 'title', 'aside', 'body'],
  base: {
    root: { minWidth: '0', background: 'bg.panel', border: 'hairline', borderRadius: 'lg' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '{spacing.1} {spacing.4}',
      paddingBlock: '4',
      paddingInline: inset,
      borderBottom: 'hairline',
    },
    title: { minWidth: '0', overflowWrap: 'anywhere' },
    aside: { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    body: { padding: inset },
  },
  variants: {
    isFramed: { true: { root: { overflow: 'hidden' } } },
    size: { lg: { title: { fontSize: 'lg' } }, xl: { title: { fontSize: 'xl' } } },
  },
  defaultVariants: { size: 'lg' },
});
