import { defineSlotRecipe } from '@chakra-ui/react';

/** With very large text the stub goes below. */
const LARGE_TEXT = '@container (max-width: 14rem)';

export const offerSlipRecipe = defineSlotRecipe({
  className: 'offer-slip',
  slots: ['root', 'main', 'skeleton', 'stub', 'amount'],
  base: {
    root: {
      position: 'relative',
      [LARGE_TEXT]: { flexDirection: 'column' },
      transitionProperty: 'border-color',
      transitionDuration: 'fast',
      '&:has(a):hover': { borderColor: 'fg' },
      '& a': { textDecoration: 'none', background: 'transparent' },
      '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
      '& a:focus-visible': { outline: 'none' },
      '& a:focus-visible::after': { outline: '2px solid {colors.focusRing}', outlineOffset: '2px' },
    },
    main: {
      padding: { base: '4', sm: '{spacing.4} {spacing.6}', md: '{spacing.4} {spacing.6}' },
      '& > :is(h2, h3, p)': {
        marginBottom: '6px',
        fontSize: 'md',
        fontWeight: 'bold',
        lineHeight: '1.35',
        overflowWrap: 'anywhere',
      },
    },
    skeleton: {
      display: 'grid',
      alignContent: 'center',
      gap: '3',
      padding: { base: '4', sm: '{spacing.4} {spacing.6}', md: '{spacing.4} {spacing.6}' },
      minHeight: '130px',
      '@container (min-width: 28rem)': { minHeight: '102px' },
      '@container (min-width: 40rem)': { minHeight: '87px' },
    },
    stub: {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'end',
      gap: '1',
      width: { base: '7.25rem', sm: '8.5rem' },
      paddingBlock: { base: '3', md: '3' },
      paddingInline: { base: '2', sm: '{spacing.3} {spacing.4}', md: '{spacing.3} {spacing.4}' },
      color: 'fg.muted',
      fontSize: { base: 'xs', sm: 'sm' },
      lineHeight: '1.15',
      textAlign: 'right',
      [LARGE_TEXT]: { justifyItems: 'start', width: 'auto', borderTop: 'stub', borderLeft: '0', textAlign: 'left' },
    },
    amount: {
      color: 'fg',
      fontSize: '2xl',
      fontWeight: 'bold',
      lineHeight: '1',
      overflowWrap: 'anywhere',
    },
  },
  variants: {
    amount: {
      sm: { amount: { fontSize: 'md' } },
      md: { amount: { fontSize: 'xl' } },
      lg: { amount: { fontSize: '2xl' } },
    },
  },
});
