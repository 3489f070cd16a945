import { colors } from '~/design-system/tokens';

/** A colour token by its path: `fg`, `fg.muted`, `accent.solid`. */
export interface ColorToken {
  path: string;
  value: string;
}

type Leaf = { readonly value: string };
const isLeaf = (node: object): node is Leaf => 'value' in node;

/** Every colour token, in the order of `tokens.ts`. */
export const colorTokens: readonly ColorToken[] = Object.entries(colors).flatMap(([group, node]) =>
  isLeaf(node)
    ? [{ path: group, value: node.value }]
    : Object.entries(node).map(([name, leaf]: [string, Leaf]) => ({
        path: name === 'DEFAULT' ? group : `${group}.${name}`,
        value: leaf.value,
      })),
);

/** @throws {Error} when there is no such token: a pair that names a removed colour must not pass */
export const colorValue = (path: string): string => {
  const token = colorTokens.find((candidate) => candidate.path === path);
  if (!token) throw new Error(`No colour token "${path}"`);
  return token.value;
};

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
