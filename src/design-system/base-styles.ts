import { createSystem, defineGlobalStyles } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { type CSSObject, css } from '@emotion/react';
import { systemConfig } from './system';

/** Chakra's own is four times as long, for elements and browsers that we do not have, and stands in every document. */
const reset: CSSObject = {
  '*': { margin: '0', padding: '0', font: 'inherit', WebkitTapHighlightColor: 'transparent' },
  '*, *::before, *::after': { boxSizing: 'border-box', border: '0 solid' },
  html: {
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    textRendering: 'optimizeLegibility',
    touchAction: 'manipulation',
  },
  body: { position: 'relative' },
  'b, strong': { fontWeight: 'bolder' },
  'code, pre': { fontFamily: 'ui-monospace, Consolas, "Liberation Mono", monospace' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  'ul, ol': { listStyle: 'none' },
  'img, svg': { display: 'block', verticalAlign: 'middle' },
  table: { borderCollapse: 'collapse' },
  'button, input, select, textarea': { color: 'inherit' },
  button: { background: 'none' },
  // Safari's own look of fields.
  'input:not([type=checkbox]), ::-webkit-search-decoration, ::-webkit-search-cancel-button': { appearance: 'none' },
  // Firefox's red glow.
  ':user-invalid': { boxShadow: 'none' },
  '[hidden]:not([hidden=until-found])': { display: 'none !important' },
};

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
    globalCss,
    theme: {
      keyframes: {
        spin: { to: { transform: 'rotate(360deg)' } },
        blink: { '50%': { opacity: '0' } },
        enter: { from: { opacity: '0', transform: 'translateY(4px)' } },
        leave: { to: { opacity: '0', transform: 'translateY(4px)' } },
      },
    },
  });
  const ours = layers.wrap('reset', reset);
  const others = _global.filter((styles) => !Object.keys(ours).some((layer) => layer in styles));
  const cache = createCache({ key: 'base' });
  const written = cache.insert('', css(layers.atRule, ours, ...others), cache.sheet, false);
  if (typeof written !== 'string') throw new Error('The base styles are written without a browser');
  return written;
};
