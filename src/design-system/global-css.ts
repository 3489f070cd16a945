import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  // Always a scroll bar: short and long pages are equally wide.
  html: { textSizeAdjust: '100%', scrollPaddingTop: '80px', overflowY: 'scroll' },
  // Keeps the focus clear of the offline banner.
  'html:has([data-offline])': { scrollPaddingBottom: '140px' },
  body: {
    margin: '0',
    minHeight: '100dvh',
    minWidth: '320px',
    background: 'bg',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'normal',
    fontKerning: 'normal',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3': { lineHeight: 'snug', fontWeight: 'bold', textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  ':focus-visible': { outline: '2px solid {colors.focusRing}', outlineOffset: '2px' },
  '.on-ink :focus-visible, .on-ink:focus-visible': { outlineColor: 'accent.solid' },
  // Headings get the focus on navigation, for screen readers; no ring.
  ':is(h1, h2):focus': { outline: 'none' },
  '*, *::before, *::after': {
    _motionReduce: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
});
