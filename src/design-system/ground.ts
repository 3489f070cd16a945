import { createSystem } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { globalCss } from './global-css';
import { systemConfig } from './system';

/**
 * The ground that every page stands on as CSS: the layers, Chakra's reset, our global styles, the keyframes and the tokens as variables. Runs
 * when the app is built (`virtual:ground.css`), so that no visitor's browser has to.
 */
export const writeGround = (): string => {
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
  const cache = createCache({ key: 'ground' });
  const ground = cache.insert('', css(layers.atRule, ..._global), cache.sheet, false);
  if (typeof ground !== 'string') throw new Error('The ground is written without a browser');
  return ground;
};
