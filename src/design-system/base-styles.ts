import { createSystem, defineGlobalStyles } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { writeModeStyles } from './mode-styles';
import { systemConfig } from './system';

const globalCss = defineGlobalStyles({
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

/** The base styles of every page as CSS. Made at build time (`virtual:base-styles.css`). */
export const writeBaseStyles = (): string => {
  const { layers, _global } = createSystem(systemConfig, {
    // Without it nothing is reset: content boxes, the browser's margins, blue links.
    preflight: true,
    globalCss,
    theme: {
      keyframes: {
        spin: { to: { transform: 'rotate(360deg)' } },
        blink: { '50%': { opacity: '0' } },
        enter: { from: { opacity: '0', transform: 'translateY(4px)' } },
        arrive: { from: { opacity: 'var(--from-opacity, 1)', transform: 'var(--from, none)' } },
        leave: { to: { opacity: '0', transform: 'translateY(4px)' } },
      },
    },
  });
  const cache = createCache({ key: 'base' });
  const written = cache.insert('', css(layers.atRule, ..._global), cache.sheet, false);
  if (typeof written !== 'string') throw new Error('The base styles are written without a browser');
  return `${written}\n@layer tokens {\n${writeModeStyles()}\n}`;
};
