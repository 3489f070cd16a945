import { bodyFont } from '~brand/tokens';

/** A brand gives its colours in four modes, its font and its corners; the rest is the system's own. */
export { colors, dark, darkMoreContrast, moreContrast, radii } from '~brand/tokens';

export const fonts = { body: { value: bodyFont } } as const;

export const fontSizes = {
  '2xs': { value: '0.75rem' },
  xs: { value: '0.8125rem' },
  sm: { value: '0.875rem' },
  md: { value: '1rem' },
  lg: { value: '1.125rem' },
  xl: { value: '1.375rem' },
  '2xl': { value: '1.75rem' },
  '3xl': { value: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem)' },
  '4xl': { value: 'clamp(2.375rem, 1.4rem + 4.2vw, 4rem)' },
} as const;

export const fontWeights = {
  normal: { value: '400' },
  medium: { value: '560' },
  bold: { value: '700' },
} as const;

export const lineHeights = {
  tight: { value: '1.08' },
  snug: { value: '1.3' },
  normal: { value: '1.55' },
} as const;

export const letterSpacings = { tight: { value: '-0.022em' } } as const;

export const spacing = {
  '0.5': { value: '2px' },
  1: { value: '4px' },
  2: { value: '8px' },
  3: { value: '12px' },
  4: { value: '16px' },
  6: { value: '24px' },
  8: { value: '32px' },
  12: { value: '48px' },
  16: { value: '64px' },
  24: { value: '96px' },
} as const;

export const sizes = {
  control: {
    xs: { value: '32px' },
    sm: { value: '36px' },
    md: { value: '44px' },
    lg: { value: '52px' },
  },
  row: { value: '44px' },
  header: { value: '56px' },
  sidebar: { value: '208px' },
  container: {
    form: { value: '27.5rem' },
    text: { value: '42rem' },
    slip: { value: '56rem' },
    page: { value: '70rem' },
  },
} as const;

export const borders = {
  hairline: { value: '1px solid {colors.border}' },
  control: { value: '1px solid {colors.border.strong}' },
  stub: { value: '2px dashed {colors.border.stub}' },
} as const;

export const shadows = {
  header: { value: '0 1px 0 {colors.shadow.edge}, 0 4px 16px {colors.shadow.soft}' },
  pop: { value: '0 0 0 1px {colors.shadow.edge}, 0 8px 24px {colors.shadow.medium}' },
  dialog: { value: '0 0 0 1px {colors.shadow.edge}, 0 24px 64px {colors.shadow.strong}' },
} as const;

const BASE_SECONDS = 0.18;
/** As the four numbers of a Bézier curve, for framer-motion. */
export const EASE_OUT = [0.2, 0.8, 0.3, 1] as const;

export const durations = {
  fast: { value: '120ms' },
  base: { value: `${BASE_SECONDS * 1000}ms` },
} as const;

export const easings = { out: { value: `cubic-bezier(${EASE_OUT.join(', ')})` } } as const;

/** For framer-motion. */
export const baseTransition = { duration: BASE_SECONDS, ease: EASE_OUT } as const;

export const zIndex = {
  header: { value: 10 },
  menu: { value: 20 },
  dialog: { value: 40 },
  toast: { value: 50 },
} as const;

export const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' } as const;

/** Room for four figures beside the title and the admin navigation. */
export const roomyFrom = '72rem';
