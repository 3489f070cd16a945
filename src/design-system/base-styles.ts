import { createSystem } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { globalCss } from './global-css';
import { systemConfig } from './system';

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
        leave: { to: { opacity: '0', transform: 'translateY(4px)' } },
      },
    },
  });
  const cache = createCache({ key: 'base' });
  const written = cache.insert('', css(layers.atRule, ..._global), cache.sheet, false);
  if (typeof written !== 'string') throw new Error('The base styles are written without a browser');
  return written;
};
