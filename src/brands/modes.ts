import type { BrandColors, ColorChanges, ColorPath } from './brand-tokens';

/** The colours of a brand, as its `tokens.ts` gives them. */
export interface BrandPalette {
  colors: BrandColors;
  dark: Readonly<Record<ColorPath, string>>;
  moreContrast: ColorChanges;
  darkMoreContrast: ColorChanges;
}

/** The looks of one brand: what the device asks for, or the visitor has chosen. */
export const MODES = ['light', 'dark', 'moreContrast', 'darkMoreContrast'] as const;
export type Mode = (typeof MODES)[number];

export const isDark = (mode: Mode): boolean => mode === 'dark' || mode === 'darkMoreContrast';
export const hasMoreContrast = (mode: Mode): boolean => mode === 'moreContrast' || mode === 'darkMoreContrast';

interface Leaf {
  readonly value: string;
}

const isLeaf = (node: Leaf | Readonly<Record<string, Leaf>>): node is Leaf => typeof node.value === 'string';

/** Every colour by its path, in the order of `tokens.ts`. */
const lightColors = (colors: BrandColors): Record<string, string> =>
  Object.fromEntries(
    Object.entries<Leaf | Readonly<Record<string, Leaf>>>({ ...colors }).flatMap(([group, node]) =>
      isLeaf(node)
        ? [[group, node.value]]
        : Object.entries(node).map(([name, { value }]) => [name === 'DEFAULT' ? group : `${group}.${name}`, value]),
    ),
  );

/** Every colour of a mode by its path. */
export const colorsOf = (palette: BrandPalette, mode: Mode): Readonly<Record<string, string>> => {
  const { colors, dark, moreContrast, darkMoreContrast } = palette;
  const light = lightColors(colors);
  if (isDark(mode)) return hasMoreContrast(mode) ? { ...dark, ...darkMoreContrast } : dark;
  return hasMoreContrast(mode) ? { ...light, ...moreContrast } : light;
};
