import { defineRecipe } from '@chakra-ui/react';
import { boldWidth } from './bold-width';

/**
 * Tabs over a hairline, in a box of their own that scrolls on phones. The parts are styled from the root: a change of
 * tab then recomputes one style instead of one per tab.
 */
export const filterTabsRecipe = defineRecipe({
  className: 'filter-tabs',
  base: {
    position: 'relative',
    display: 'flex',
    gap: '1',
    minWidth: '0',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: 'hairline',
    '&[data-more]': { maskImage: 'linear-gradient(to right, #000 calc(100% - 32px), #0003)' },
    '& [role=tab]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flex: 'none',
      minHeight: 'control.md',
      paddingInline: '3',
      border: '0',
      background: 'transparent',
      color: 'fg.muted',
      fontSize: 'md',
      fontWeight: 'medium',
      lineHeight: '1',
      cursor: 'pointer',
      _hover: { color: 'fg', boxShadow: 'inset 0 -3px 0 {colors.border.stub}' },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    '& [data-words]::after': boldWidth,
    '& [aria-selected=true]': {
      color: 'fg',
      fontWeight: 'bold',
      boxShadow: 'inset 0 -3px 0 {colors.accent.emphasized}',
      _hover: { boxShadow: 'inset 0 -3px 0 {colors.accent.emphasized}' },
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
    // Once the moving bar is there it is the only one.
    '&:has([data-bar]) [aria-selected=true]': { boxShadow: 'none' },
    '& [data-bar]': {
      position: 'absolute',
      bottom: '0',
      left: '0',
      height: '3px',
      background: 'accent.emphasized',
      pointerEvents: 'none',
    },
    '& [data-count]': {
      minWidth: '24px',
      padding: '3px 6px',
      borderRadius: 'sm',
      background: 'bg.muted',
      color: 'fg',
      fontSize: 'xs',
      fontWeight: 'medium',
      lineHeight: '1.2',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      _highContrast: { border: '1px solid CanvasText' },
      // As wide as a number of two digits.
      '&:empty': { minWidth: '28px', minHeight: 'calc(1.2em + 6px)' },
    },
    '& [aria-selected=true] [data-count]:not(:empty)': { background: 'bg.ink', color: 'fg.onInk' },
  },
  variants: {
    size: {
      md: {},
      sm: { '& [role=tab]': { minHeight: { base: 'control.md', md: '40px' }, fontSize: 'sm' } },
    },
  },
  defaultVariants: { size: 'md' },
});
