import { defineSlotRecipe } from '@chakra-ui/react';
import { SCROLLED_ATTRIBUTE } from '~/lib/browser/page-behaviours';
import { NARROW, WIDE } from '../layout/media';

/** Forced colours hide the shadow that marks the current link. */
const currentInForcedColors = { '& a[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } };

/** By attribute, since a prerendered page is scrolled before React is there. */
const AT_THE_TOP = `html:not([${SCROLLED_ATTRIBUTE}]) &`;

/** White; over the landing's dark band it is dark until the page is scrolled. */
export const publicHeaderRecipe = defineSlotRecipe({
  slots: ['root', 'row', 'nav', 'end'],
  base: {
    root: {
      zIndex: 'header',
      transitionProperty: 'background-color, color, box-shadow',
      transitionDuration: 'fast',
      borderBottom: 'hairline',
      background: 'bg.panel',
      color: 'fg',
      [`[${SCROLLED_ATTRIBUTE}] &`]: { borderBottomColor: 'transparent', boxShadow: 'header' },
    },
    row: {
      display: 'flex',
      alignItems: 'center',
      gap: '8',
      minHeight: '64px',
      // With very large text the toggle goes below the brand.
      [NARROW]: { flexWrap: 'wrap', gap: '0 {spacing.8}' },
    },
    nav: {
      [NARROW]: { display: 'none' },
      '& ul': { display: 'flex', gap: '1' },
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'control.md',
        paddingInline: '3',
        borderRadius: 'md',
        fontWeight: 'medium',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
      },
      '& a:hover': { background: 'bg.muted' },
      '& a[aria-current]': { borderRadius: '0', boxShadow: 'inset 0 -2px 0 {colors.accent.emphasized}' },
      _highContrast: currentInForcedColors,
    },
    end: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      marginLeft: 'auto',
      minWidth: '0',
      [NARROW]: { display: 'none' },
    },
  },
  variants: {
    place: {
      // Over the landing's band, in its colour (stated for contrast checks) until the page is scrolled.
      over: {
        root: {
          position: 'fixed',
          inset: '0 0 auto',
          [AT_THE_TOP]: {
            background: 'bg.ink',
            color: 'fg.onInk',
            borderBottomColor: 'transparent',
          },
          [`[${SCROLLED_ATTRIBUTE}] & :focus-visible`]: { outlineColor: 'focusRing' },
        },
        nav: {
          [AT_THE_TOP]: {
            '& a:hover': { background: 'bg.inkRaised' },
            '& a[aria-current]': { boxShadow: 'inset 0 -2px 0 {colors.accent.solid}' },
          },
        },
        end: {
          [`${AT_THE_TOP} > a`]: { background: 'bg.ink', color: 'fg.onInk', _hover: { background: 'bg.inkRaised' } },
          [`${AT_THE_TOP} > a:last-of-type`]: { background: 'transparent', borderColor: 'fg.onInkMuted' },
        },
      },
      top: { root: { position: 'sticky', top: '0' } },
    },
  },
  defaultVariants: { place: 'top' },
});

export const phoneMenuRecipe = defineSlotRecipe({
  slots: ['root', 'toggle', 'panel'],
  base: {
    root: { position: 'relative', marginLeft: 'auto', [WIDE]: { display: 'none' } },
    toggle: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control.md',
      paddingInline: '3',
      marginRight: '-12px',
      borderRadius: 'md',
      background: 'transparent',
      color: 'inherit',
      fontWeight: 'medium',
      cursor: 'pointer',
      '& svg': { width: '18px', height: '18px', flex: 'none' },
      '&[aria-expanded=true] > svg:first-of-type, &[aria-expanded=false] > svg:nth-of-type(2)': { display: 'none' },
    },
    panel: {
      '&[hidden]': { display: 'none' },
      animation: 'enter {durations.base} {easings.out}',
      position: 'absolute',
      right: '0',
      top: 'calc(100% + 8px)',
      zIndex: 'menu',
      width: 'min(288px, calc(100vw - 32px))',
      maxHeight: 'calc(100dvh - 72px)',
      overflowY: 'auto',
      padding: '2',
      border: '1px solid transparent',
      borderRadius: 'lg',
      background: 'bg.panel',
      color: 'fg',
      boxShadow: 'pop',
      '& a': {
        display: 'flex',
        alignItems: 'center',
        minHeight: 'control.md',
        paddingInline: '3',
        borderRadius: 'md',
        fontWeight: 'medium',
        textDecoration: 'none',
        overflowWrap: 'anywhere',
        _hover: { background: 'bg.muted' },
      },
      '& a[aria-current]': {
        borderRadius: '0 {radii.md} {radii.md} 0',
        fontWeight: 'bold',
        boxShadow: 'inset 3px 0 0 {colors.accent.emphasized}',
      },
      // The panel is always white: the dark header's focus ring would be too pale on it.
      '& :focus-visible': { outlineColor: 'focusRing', outlineOffset: '-2px' },
      '& ul + ul': { marginTop: '2', paddingTop: '2', borderTop: 'hairline' },
      _highContrast: currentInForcedColors,
    },
  },
});
