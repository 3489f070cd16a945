import { defineSlotRecipe } from '@chakra-ui/react';

export const pageHeaderRecipe = defineSlotRecipe({
  slots: ['root', 'text', 'title', 'description', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12px 32px',
    },
    text: { minWidth: '0', maxWidth: '100%' },
    title: { fontSize: '2xl', letterSpacing: 'tight', lineHeight: '1.15', overflowWrap: 'anywhere' },
    description: { marginTop: '0.5', color: 'fg.muted', maxWidth: 'container.text' },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', maxWidth: '100%' },
  },
  variants: {
    size: {
      page: {},
      admin: { title: { fontSize: 'xl' }, description: { fontSize: 'sm', lineHeight: '1.4' } },
    },
  },
  defaultVariants: { size: 'page' },
});
