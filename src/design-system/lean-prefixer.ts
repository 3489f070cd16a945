import type { StylisPlugin } from '@emotion/cache';

/**
 * What a browser that the app runs in (one with layers, `:has` and container queries: from 2023 on) may know only by its own name: Safari `user-select` and the whole
 * `text-decoration`, and before 17 the hyphens; Chromium before 120 the mask.
 */
const PREFIXED = /^(?:hyphens|mask-image|text-decoration|user-select):/;

/**
 * Takes the place of the prefixer that emotion brings, which also writes for the browsers of ten years ago: a tenth of the styles of a page was its, and each rule was
 * searched for what it knows.
 */
export const prefixer: StylisPlugin = (element) => {
  if (element.type === 'decl' && !element.return && PREFIXED.test(element.value)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};
