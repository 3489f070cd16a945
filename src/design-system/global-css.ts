import { defineGlobalStyles } from '@chakra-ui/react';

/** The look of every page as a whole: paper, ink, one family, one focus ring, calm motion. */
export const globalCss = defineGlobalStyles({
  // The bar is always there: a short page and a long one have the same width, and no strip of paper stands beside a header.
  html: { textSizeAdjust: '100%', scrollPaddingTop: '80px', overflowY: 'scroll' },
  // What has the focus is not under the bar that says that the network is away.
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
  // A heading takes the focus where the page changes so that screen readers speak it; it is no control, so no ring.
  ':is(h1, h2):focus': { outline: 'none' },
  '*, *::before, *::after': {
    _motionReduce: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
});
