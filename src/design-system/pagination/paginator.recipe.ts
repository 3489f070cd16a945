import { defineRecipe } from '@chakra-ui/react';
import { NARROWEST } from '../layout/media';

/** Styled from the root: a row of a hundred numbers costs one computed style. */
export const paginatorRecipe = defineRecipe({
  className: 'paginator',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '{spacing.2} {spacing.6}',
    minWidth: '0',
    color: 'fg.muted',
    fontSize: 'sm',
    '--cell': { base: 'sizes.control.md', md: 'sizes.control.sm' },
    '& > p': { fontVariantNumeric: 'tabular-nums' },
    '& nav': { display: 'flex', alignItems: 'center', gap: '1', minWidth: '0', maxWidth: '100%', color: 'fg' },
    '& ol': { display: 'flex', gap: '1', minWidth: '0' },
    '& :is(nav, form) :is(a, button)': {
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      minWidth: 'var(--cell)',
      height: 'var(--cell)',
      paddingInline: '6px',
      border: '1px solid transparent',
      borderRadius: 'md',
      background: 'transparent',
      color: 'inherit',
      fontSize: 'sm',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: '1',
      textDecoration: 'none',
      cursor: 'pointer',
      _hover: { background: 'bg.muted' },
    },
    '& [data-step] > *, & form > button': { background: 'bg.panel', borderColor: 'border.strong' },
    '& svg': { width: '18px', height: '18px' },
    '& nav [aria-current]': {
      background: 'chosen.solid',
      color: 'chosen.contrast',
      _hover: { background: 'chosen.hover' },
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
    '& :is(nav, form) :is(:disabled, [aria-disabled=true]):not([aria-current])': {
      color: 'fg.subtle',
      cursor: 'not-allowed',
      _hover: { background: 'transparent' },
    },
    '& [data-step] > :is(:disabled, [aria-disabled=true])': { borderColor: 'border', background: 'bg.panel' },
    '& nav [aria-disabled=true]': { cursor: 'progress' },
    '& form': { display: 'flex', alignItems: 'center', gap: '2', color: 'fg' },
    '& form:has(> p)': { flexWrap: 'wrap' },
    '& form > p': {
      width: '0',
      minWidth: '100%',
      marginInlineEnd: '-2',
      color: 'refused.fg',
      fontSize: 'sm',
      fontWeight: 'medium',
      mdDown: { textAlign: 'center' },
    },
    '& form > :is(label, span)': { whiteSpace: 'nowrap' },
    '& form > span': { mdDown: { srOnly: true } },
    '& form > input': {
      width: 'calc(var(--digits) * 1ch + 26px)',
      minWidth: '64px',
      height: 'var(--cell)',
      paddingInline: '3',
      border: 'control',
      borderRadius: 'md',
      background: 'bg.panel',
      color: 'fg',
      fontSize: { base: 'md', md: 'sm' },
      fontVariantNumeric: 'tabular-nums',
      '&[aria-invalid=true]': {
        borderColor: 'refused.solid',
        boxShadow: 'inset 0 0 0 1px {colors.refused.solid}',
      },
    },
  },
  variants: {
    kind: {
      window: {
        mdDown: {
          flexDirection: 'column-reverse',
          alignItems: 'stretch',
          textAlign: 'center',
          '& nav': { justifyContent: 'space-between' },
          '& ol': { justifyContent: 'center' },
        },
        // Seven 44 px targets do not fit the narrowest phones.
        [NARROWEST]: { '& nav :is(a, button)': { minWidth: '36px' } },
      },
      all: {
        '& nav': { alignItems: 'flex-start', marginLeft: 'auto' },
        '& [data-step]': { paddingTop: '1' },
        '& [data-row]': {
          position: 'relative',
          flex: '0 1 auto',
          minWidth: '0',
          overflowX: 'auto',
          scrollbarWidth: 'thin',
          scrollbarColor: '{colors.border.strong} transparent',
          padding: '4px 2px 8px',
        },
        mdDown: {
          '& > p': { flex: '1 1 auto', order: '1', textAlign: 'center' },
          '& nav': { flex: '1 0 100%' },
          '& > form': { order: '2', flex: '1 0 100%', justifyContent: 'center' },
          // Margins centre few numbers; centring would clip the first of many.
          '& [data-row]': { flex: '1 1 auto', display: 'flex' },
          '& ol': { flex: 'none', marginInline: 'auto' },
        },
      },
    },
    // Five numbers of five digits and two steps fit 320 px.
    isCramped: {
      true: {
        mdDown: {
          '& nav, & ol': { gap: '0.5' },
          '& nav li > a': { minWidth: '40px', paddingInline: '0', fontSize: 'xs' },
          '& nav [data-step] > :is(a, button)': { minWidth: '36px' },
        },
      },
    },
    // Only numbers near the view exist, at their own offset.
    isEndless: {
      true: {
        '--stride': 'calc(max(var(--cell), var(--digits) * 1ch + 14px) + {spacing.1})',
        '& ol': {
          position: 'relative',
          display: 'block',
          height: 'var(--cell)',
          width: 'calc(var(--stride) * var(--pages))',
        },
        '& li': { position: 'absolute', top: '0', left: 'calc(var(--stride) * var(--place))' },
        '& li > *': { width: 'calc(var(--stride) - {spacing.1})' },
      },
    },
  },
});
