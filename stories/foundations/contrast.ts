import { colorsOf, hasMoreContrast, MODES, type Mode } from '~/brands/modes';
import * as palette from '~/design-system/tokens';

/** A colour token by its path: `fg`, `fg.muted`, `accent.solid`. */
export interface ColorToken {
  path: string;
  value: string;
}

/** The modes as people call them. */
export const modeNames: Record<Mode, string> = {
  light: 'Clair',
  dark: 'Sombre',
  moreContrast: 'Clair contrasté',
  darkMoreContrast: 'Sombre contrasté',
};

const colorsByMode = new Map(MODES.map((mode) => [mode, colorsOf(palette, mode)]));

/** Every colour token, in the order of `tokens.ts`. */
export const colorTokens: readonly ColorToken[] = Object.entries(colorsOf(palette, 'light')).map(([path, value]) => ({
  path,
  value,
}));

/** @throws {Error} when there is no such token: a pair that names a removed colour must not pass */
export const colorValue = (path: string, mode: Mode = 'light', colors = colorsByMode.get(mode)): string => {
  const value = colors?.[path];
  if (!value) throw new Error(`No colour token "${path}"`);
  return value;
};

/** What a pair must reach where the device asks for more contrast: the next step of WCAG 2.2. */
const MORE: Readonly<Record<number, number>> = { 3: 4.5, 4.5: 7 };

export const requiredRatio = (min: number, mode: Mode): number => (hasMoreContrast(mode) ? (MORE[min] ?? min) : min);

const channels = (hex: string): [number, number, number] => {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (!parts) throw new Error(`"${hex}" is not an opaque hexadecimal colour`);
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => Number.parseInt(part, 16) / 255);
  return [red, green, blue];
};

/** WCAG 2.2, « relative luminance ». */
const luminance = (hex: string): number => {
  const [red, green, blue] = channels(hex).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** WCAG 2.2, « contrast ratio »: from 1 to 21. */
export const contrastRatio = (first: string, second: string): number => {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** APCA 0.1.9: the luminance of a screen, with black softly clamped. */
const screenLuminance = (hex: string): number => {
  const [red, green, blue] = channels(hex);
  const sum = 0.2126729 * red ** 2.4 + 0.7151522 * green ** 2.4 + 0.072175 * blue ** 2.4;
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: the algorithm has this number, and not a root of two.
  return sum < 0.022 ? sum + (0.022 - sum) ** 1.414 : sum;
};

/** APCA 0.1.9, « lightness contrast » Lc: from -108 (light on dark) to 106 (dark on light). Advice, no rule. */
export const lightnessContrast = (text: string, background: string): number => {
  const [front, back] = [screenLuminance(text), screenLuminance(background)];
  const isDarkText = back > front;
  const raw = 1.14 * (isDarkText ? back ** 0.56 - front ** 0.57 : back ** 0.65 - front ** 0.62);
  if (Math.abs(raw) < 0.1) return 0;
  return (raw + (isDarkText ? -0.027 : 0.027)) * 100;
};
