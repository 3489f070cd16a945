import { colorsOf, MODES, type Mode } from '../../src/brands/modes';
import { BRAND } from '../../src/content/brand';
import * as tokens from '../../src/design-system/tokens';
import { purposeOf } from '../../stories/foundations/color-uses';

/* `src/design-system/tokens.ts` in the format of the Design Tokens Community Group, 2025.10. */

type Leaf = { readonly value: string | number };
type Tree = { readonly [name: string]: Leaf | Tree };
type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json };

export interface Token {
  $value: Json;
  $description?: string;
  $extensions?: Record<string, Json>;
}
export interface TokenGroup {
  $type?: string;
  [name: string]: TokenGroup | Token | string | undefined;
}

/** Reverse domain name, as the format advises: what its types cannot hold stays here. */
const CSS_VALUE = 'test.missio.css';

const isLeaf = (node: Leaf | Tree): node is Leaf => typeof node.value === 'string' || typeof node.value === 'number';

/** A group whose `DEFAULT` is the format's `$root`. */
const group = (tree: Tree, toToken: (value: string, path: string) => Token, path: string[] = []): TokenGroup =>
  Object.fromEntries(
    Object.entries(tree).map(([name, node]) => {
      const inner = name === 'DEFAULT' ? path : [...path, name];
      const token = isLeaf(node) ? toToken(String(node.value), inner.join('.')) : group(node, toToken, inner);
      // A full stop separates names in references.
      return [name === 'DEFAULT' ? '$root' : name.replaceAll('.', '_'), token];
    }),
  );

const typed = ($type: string, tree: Tree, toValue: (value: string) => Json): TokenGroup => ({
  $type,
  ...group(tree, (value) => ({ $value: toValue(value) })),
});

const failed = (value: string): never => {
  throw new Error(`The format of design tokens has no value for « ${value} »`);
};

const COLOR = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?$/i;
/** A channel of a colour, from 0 to 1. */
const channel = (hex: string): number => Number((Number.parseInt(hex, 16) / 255).toFixed(4));

const color = (value: string): Json => {
  const [, red = '', green = '', blue = '', alpha] = COLOR.exec(value) ?? failed(value);
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map(channel),
    ...(alpha === undefined ? {} : { alpha: channel(alpha) }),
    hex: `#${red}${green}${blue}`.toLowerCase(),
  };
};

const dimension = (value: string): Json => {
  const [, number = '', unit = 'px'] = /^(-?[\d.]+)(px|rem)$/.exec(value === '0' ? '0px' : value) ?? failed(value);
  return { value: Number(number), unit };
};

/** A size that grows with the window is a length of CSS only: the format gets its largest, an extension the whole. */
const size = (value: string): Token => {
  const [, largest] = /^clamp\(.*, ([^,]+)\)$/.exec(value) ?? [];
  if (largest === undefined) return { $value: dimension(value) };
  return { $value: dimension(largest), $extensions: { [CSS_VALUE]: value } };
};

const number = (value: string): Json => (Number.isFinite(Number(value)) ? Number(value) : failed(value));

/** The format knows no em. */
const ems = (value: string): Token => ({
  $value: number(value.replace(/em$/, '')),
  $extensions: { [CSS_VALUE]: value },
});

const milliseconds = (value: string): Json => ({ value: number(value.replace(/ms$/, '')), unit: 'ms' });

const border = (value: string): Json => {
  const [, width = '', style = '', path = ''] = /^(\S+) (solid|dashed) \{(.+)\}$/.exec(value) ?? failed(value);
  return { color: reference(path), width: dimension(width), style };
};

/** A token that has others below it is `$root` in the format, whose schema takes that name in a pointer only. */
const reference = (path: string): Json => {
  const [first = '', ...rest] = path.split('.');
  const target = rest.reduce<Tree | Leaf | undefined>(
    (node, name) => (node === undefined || isLeaf(node) ? undefined : node[name]),
    first === 'colors' ? tokens.colors : undefined,
  );
  if (target === undefined) return failed(path);
  return isLeaf(target) ? `{${path}}` : { $ref: `#/${path.replaceAll('.', '/')}/$root/$value` };
};

const shadow = (value: string): Json =>
  value.split(', ').map((layer) => {
    const [offsetX = '', offsetY = '', blur = '', fourth = '', fifth] = layer.split(' ');
    const spread = fifth === undefined ? '0' : fourth;
    return {
      color: reference((fifth ?? fourth).replace(/[{}]/g, '')),
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension(spread),
    };
  });

const cubicBezier = (value: string): Json =>
  value
    .replace(/^cubic-bezier\((.+)\)$/, '$1')
    .split(', ')
    .map(number);

const families = (value: string): Json => value.split(', ').map((name) => name.replaceAll('"', ''));

const breakpoints: Tree = Object.fromEntries(
  Object.entries(tokens.breakpoints).map(([name, value]) => [name, { value }]),
);

/** Every token, under the names of `tokens.ts`. */
export const designTokens = (): TokenGroup => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
  colors: {
    $type: 'color',
    ...group(tokens.colors, (value, path) => ({ $value: color(value), $description: purposeOf(path) })),
  },
  fonts: typed('fontFamily', tokens.fonts, families),
  fontSizes: { $type: 'dimension', ...group(tokens.fontSizes, size) },
  fontWeights: typed('fontWeight', tokens.fontWeights, number),
  lineHeights: typed('number', tokens.lineHeights, number),
  letterSpacings: { $type: 'number', ...group(tokens.letterSpacings, ems) },
  spacing: typed('dimension', tokens.spacing, dimension),
  sizes: typed('dimension', tokens.sizes, dimension),
  radii: typed('dimension', tokens.radii, dimension),
  borders: typed('border', tokens.borders, border),
  shadows: typed('shadow', tokens.shadows, shadow),
  durations: typed('duration', tokens.durations, milliseconds),
  easings: typed('cubicBezier', tokens.easings, cubicBezier),
  zIndex: typed('number', tokens.zIndex, number),
  breakpoints: typed('dimension', breakpoints, dimension),
});

/** The colours in which a mode differs from daylight, in groups. */
const changesOf = (mode: Mode): TokenGroup => {
  const light = colorsOf(tokens, 'light');
  const changes: Record<string, TokenGroup | Token> = {};
  for (const [path, value] of Object.entries(colorsOf(tokens, mode))) {
    if (value === light[path]) continue;
    const token = { $value: color(value), $description: purposeOf(path) };
    const [group = '', name] = path.split('.');
    const isAlone = 'value' in Object(Object(tokens.colors)[group]);
    changes[group] = isAlone ? token : { ...changes[group], [name ?? '$root']: token };
  }
  return { colors: { $type: 'color', ...changes } };
};

/** The modes as contexts of one modifier: the format's resolver, 2025.10. */
export const tokenResolver = (base = './missio.tokens.json') => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: BRAND,
  version: '2025.10',
  description: 'Les couleurs d’un mode remplacent celles du jour.',
  sets: { base: { sources: [{ $ref: base }] } },
  modifiers: {
    mode: {
      default: 'light',
      contexts: Object.fromEntries(MODES.map((mode) => [mode, mode === 'light' ? [] : [changesOf(mode)]])),
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/mode' }],
});
