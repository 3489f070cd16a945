import { defineSlotRecipe } from '@chakra-ui/react';

/** The form is the slip; its stub, where there is one, leads elsewhere. */
export const authLayoutRecipe = defineSlotRecipe({
  slots: ['room', 'main', 'title', 'description', 'content', 'stub'],
  base: {
    room: { paddingBlock: { base: '16px 48px', md: '12' } },
    main: { padding: { base: '4', md: '12' } },
    title: { fontSize: '3xl', letterSpacing: 'tight', lineHeight: '1.15', overflowWrap: 'anywhere' },
    description: { marginTop: '1', color: 'fg.muted' },
    content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', marginTop: '6' },
    stub: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: { base: '6', md: '8' },
      padding: { base: '{spacing.6} {spacing.4}', md: '{spacing.12} {spacing.8}' },
      width: { md: '320px' },
      '& h2': { fontSize: 'xl', letterSpacing: '-0.012em' },
    },
  },
  variants: {
    isNarrow: { true: { main: { padding: { base: '4', md: '8' } } } },
  },
});
