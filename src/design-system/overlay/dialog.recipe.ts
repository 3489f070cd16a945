import { defineSlotRecipe } from '@chakra-ui/react';

export const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'head', 'title', 'body', 'foot'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      background: 'backdrop',
      _open: { animation: 'enter {durations.base} {easings.out}' },
      _closed: { animation: 'leave {durations.base} {easings.out}' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'grid',
      // `auto` would grow to the longest word and leave the screen.
      gridTemplateColumns: '100%',
      alignItems: { base: 'end', md: 'center' },
      justifyItems: 'center',
      padding: { base: '2', md: '4' },
      overflow: 'auto',
      overscrollBehavior: 'contain',
    },
    content: {
      background: 'bg.panel',
      color: 'fg',
      borderRadius: 'lg',
      boxShadow: 'dialog',
      outline: 'none',
      '& :focus-visible': { scrollMarginBlock: '2' },
      _open: { animation: 'enter {durations.base} {easings.out}' },
      _closed: { animation: 'leave {durations.base} {easings.out}' },
      _highContrast: { border: '1px solid CanvasText' },
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: { base: '3', md: '4' },
      paddingInlineStart: { base: '4', md: '6' },
      paddingInlineEnd: { base: '3', md: '4' },
      borderBottom: 'hairline',
      borderTopRadius: 'lg',
      background: 'bg.panel',
      // A long dialog scrolls as a whole; title and buttons stick where there is height for it.
      '@media (min-height: 36rem)': { position: 'sticky', top: { base: '-8px', md: '-16px' }, zIndex: '1' },
    },
    title: { minWidth: '0', fontSize: 'xl', lineHeight: 'snug', fontWeight: 'bold', overflowWrap: 'anywhere' },
    body: {
      padding: { base: '4', md: '6' },
      overflowWrap: 'anywhere',
      '@media (min-height: 36rem)': { '& :focus-visible': { scrollMarginBlock: '5rem' } },
    },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      paddingBlock: { base: '3', md: '4' },
      paddingInline: { base: '4', md: '6' },
      borderTop: 'hairline',
      borderBottomRadius: 'lg',
      background: 'bg.panel',
      '@media (min-height: 36rem)': { position: 'sticky', bottom: { base: '-8px', md: '-16px' }, zIndex: '1' },
      '& > :is(a, button)': { flex: { base: '1 1 auto', md: 'none' } },
    },
  },
  variants: {
    size: {
      sm: { content: { width: 'min(100%, 416px)' }, body: { '& > * + *': { marginTop: '2' } } },
      md: { content: { width: 'min(100%, 520px)' } },
      lg: { content: { width: 'min(100%, 720px)' } },
    },
    placement: {
      center: {},
      top: { positioner: { alignItems: 'start', paddingTop: { base: '2', md: '10dvh' } } },
    },
  },
  defaultVariants: { size: 'md', placement: 'center' },
});
