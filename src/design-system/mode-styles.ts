import { THEME_ATTRIBUTE } from '~/lib/browser/appearance';
import { variableName } from './lean-system/create-tokens';
import { dark, darkMoreContrast, moreContrast } from './tokens';

const DEVICE_IS_DARK = '(prefers-color-scheme: dark)';
const MORE = '(prefers-contrast: more)';
const UNLESS_LIGHT = `:root:not([${THEME_ATTRIBUTE}=light])`;
const IF_DARK = `:root[${THEME_ATTRIBUTE}=dark]`;

const DARK_SCHEME = 'color-scheme: dark;';

const declare = (changes: object): string =>
  Object.entries(changes)
    .map(([path, value]) => `${variableName(['colors', ...path.split('.')])}: ${value};`)
    .join('\n    ');

const rule = (media: readonly string[], selector: string, ...declarations: string[]): string =>
  // Paper is light, whatever the screen is.
  `@media ${['screen', ...media].join(' and ')} {\n  ${selector} {\n    ${declarations.join('\n    ')}\n  }\n}`;

/** The colours of all modes but the light one. Without a choice the device decides; each rule beats those before. */
export const writeModeStyles = (): string =>
  [
    // `only`: Android would darken a light page by itself.
    ':root {\n  color-scheme: only light;\n}',
    rule([MORE], ':root', declare(moreContrast)),
    rule([DEVICE_IS_DARK], UNLESS_LIGHT, DARK_SCHEME, declare(dark)),
    rule([], IF_DARK, DARK_SCHEME, declare(dark)),
    rule([MORE, DEVICE_IS_DARK], UNLESS_LIGHT, declare(darkMoreContrast)),
    rule([MORE], IF_DARK, declare(darkMoreContrast)),
  ].join('\n');
