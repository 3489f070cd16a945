import { defineSlotRecipe } from '@chakra-ui/react';

export const missionSlipRecipe = defineSlotRecipe({
  className: 'mission-slip',
  slots: ['main', 'task', 'text', 'stub', 'price', 'amount', 'action', 'taken', 'status', 'followLink', 'hint'],
  base: {
    main: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: '4',
      padding: { base: '4', md: '8' },
      '& h1': {
        maxWidth: '18em',
        fontSize: { base: '2xl', md: '3xl' },
        letterSpacing: 'tight',
        lineHeight: '1.15',
        overflowWrap: 'anywhere',
      },
    },
    task: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '{spacing.4} {spacing.6}', marginTop: '2' },
    text: {
      flex: '1 1 20rem',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2',
      maxWidth: 'container.text',
      '& > h2': { fontSize: 'lg' },
      '& > p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    },
    stub: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: '4',
      padding: { base: '4', md: '8' },
      width: { md: '352px' },
    },
    price: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2', color: 'fg.muted' },
    amount: { color: 'fg', fontSize: '4rem', fontWeight: 'bold', lineHeight: '0.9', letterSpacing: '-0.04em' },
    // Takes no place while empty.
    action: {
      position: 'relative',
      display: 'grid',
      gap: '3',
      '& > :empty:not([aria-hidden])': { position: 'absolute' },
    },
    taken: {
      display: 'flex',
      gap: '2',
      color: 'earned.fg',
      fontWeight: 'bold',
      '& > svg': { flex: 'none', width: '18px', height: '18px', marginTop: '3px' },
    },
    status: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '{spacing.1} {spacing.3}',
      minHeight: '24px',
      fontSize: 'sm',
    },
    followLink: {
      fontSize: 'sm',
      '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: { base: 'control.md', md: 'auto' } },
    },
    hint: { color: 'fg.muted', fontSize: 'sm', lineHeight: '1.4' },
  },
  variants: {
    isTaken: {
      true: {
        action: {
          padding: '4',
          background: 'earned.subtle',
          border: '1px solid {colors.earned.emphasized}',
          borderRadius: 'md',
        },
      },
    },
  },
});
