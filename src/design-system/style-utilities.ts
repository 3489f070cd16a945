import { visuallyHiddenStyle } from '@chakra-ui/react/visually-hidden';
import type { LeanSystemConfig, LeanUtility } from './lean-system/lean-system-config';

type Utilities = LeanSystemConfig['utilities'];

const edges = ['Top', 'Right', 'Bottom', 'Left'];
const logicalSides = ['Block', 'BlockStart', 'BlockEnd', 'Inline', 'InlineStart', 'InlineEnd'];
const ofEachSide = (property: string, sides: readonly string[] = [...edges, ...logicalSides]) => [
  property,
  ...sides.map((side) => property + side),
];

/** Properties that take tokens; any other takes plain CSS. */
const taking = (values: LeanUtility['values'], properties: readonly string[]): Utilities =>
  Object.fromEntries(properties.map((property) => [property, { values }]));

/** Plain CSS usable as props; the lean system has no list of all CSS. */
const plainProps = ['alignContent', 'alignItems', 'display', 'flexWrap', 'justifyItems', 'outline'];

/** Replaces Chakra’s 240 utilities. No short names (`bg`, `px`). A unit test fails on one that is missing here. */
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
