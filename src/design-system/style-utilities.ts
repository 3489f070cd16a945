import { visuallyHiddenStyle } from '@chakra-ui/react';
import type { LeanSystemConfig, LeanUtility } from './lean-system/create-lean-system';

type Utilities = LeanSystemConfig['utilities'];

const edges = ['Top', 'Right', 'Bottom', 'Left'];
const logicalSides = ['Block', 'BlockStart', 'BlockEnd', 'Inline', 'InlineStart', 'InlineEnd'];
const ofEachSide = (property: string, sides: readonly string[] = [...edges, ...logicalSides]) => [
  property,
  ...sides.map((side) => property + side),
];

/** Properties that take the names of these tokens; any property that is nowhere here takes plain CSS. */
const taking = (values: LeanUtility['values'], properties: readonly string[]): Utilities =>
  Object.fromEntries(properties.map((property) => [property, { values }]));

/** Plain CSS that is a prop of an element as well as part of a recipe: the lean system asks no list of all CSS. */
const plainProps = ['alignContent', 'alignItems', 'display', 'flexWrap', 'justifyItems', 'outline'];

/**
 * What the style props of this design system know beyond plain CSS, instead of Chakra's own table, which has 240 utilities and four times
 * as many bytes and is worked through at every start. There are no short names (`bg`, `px`). A unit test fails when a source uses
 * one of Chakra's utilities or conditions that is not here: it would be passed over in silence.
 */
export const styleUtilities: Utilities = {
  ...Object.fromEntries(plainProps.map((property) => [property, {}])),
  ...taking('borders', ofEachSide('border')),
  ...taking('colors', [
    'background',
    'backgroundColor',
    'borderColor',
    ...edges.map((edge) => `border${edge}Color`),
    'color',
    'fill',
    'stroke',
    'accentColor',
    'outlineColor',
  ]),
  ...taking('durations', ['transitionDuration']),
  ...taking('easings', ['transitionTimingFunction']),
  ...taking('fonts', ['fontFamily']),
  ...taking('fontSizes', ['fontSize']),
  ...taking('fontWeights', ['fontWeight']),
  ...taking('letterSpacings', ['letterSpacing']),
  ...taking('lineHeights', ['lineHeight']),
  ...taking('radii', ['borderRadius']),
  ...taking('shadows', ['boxShadow']),
  ...taking('sizes', ['width', 'minWidth', 'maxWidth', 'height', 'minHeight', 'maxHeight', 'flexBasis']),
  ...taking('spacing', [
    'gap',
    'rowGap',
    'columnGap',
    ...ofEachSide('margin'),
    ...ofEachSide('padding'),
    ...ofEachSide('inset', logicalSides),
    'top',
    'right',
    'bottom',
    'left',
    ...ofEachSide('scrollMargin'),
    ...ofEachSide('scrollPadding'),
  ]),
  ...taking('zIndex', ['zIndex']),
  borderTopRadius: {
    values: 'radii',
    transform: (value: string) => ({ borderTopLeftRadius: value, borderTopRightRadius: value }),
  },
  borderBottomRadius: {
    values: 'radii',
    transform: (value: string) => ({ borderBottomLeftRadius: value, borderBottomRightRadius: value }),
  },
  lineClamp: {
    transform: (value: string | number) => ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: value,
      WebkitBoxOrient: 'vertical',
      textWrap: 'wrap',
    }),
  },
  srOnly: { values: { type: 'boolean' }, transform: (isHidden: boolean) => (isHidden ? visuallyHiddenStyle : {}) },
};

/** The states and surroundings that a style can be for. */
export const styleConditions = {
  hover: ['@media (hover: hover)', '&:hover:not(:disabled, [aria-disabled=true])'],
  focus: '&:focus',
  focusVisible: '&:focus-visible',
  before: '&::before',
  after: '&::after',
  placeholder: '&::placeholder',
  open: '&[data-state=open]',
  closed: '&[data-state=closed]',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  highContrast: '@media (forced-colors: active)',
};
