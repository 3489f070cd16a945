/** « The slip and its stub »: ink on warm paper, one orange that says « act here », four tints with a meaning. */
export const colors = {
  bg: {
    DEFAULT: { value: '#F6F4EF' }, // page
    panel: { value: '#FFFFFF' }, // slips, tables, fields, white header
    muted: { value: '#ECE8DF' }, // table head, neutral badge, hover
    ink: { value: '#101B3B' }, // landing hero, admin sidebar, footer
    inkRaised: { value: '#1C2950' }, // hover and current item on ink
  },
  fg: {
    DEFAULT: { value: '#16213F' }, // text, headings, link text
    muted: { value: '#4A5470' }, // secondary text
    subtle: { value: '#646C82' }, // smallest print and placeholders, on bg and bg.panel only
    onInk: { value: '#FFFFFF' }, // text on ink
    onInkMuted: { value: '#B9C1D9' }, // secondary text on ink
  },
  border: {
    DEFAULT: { value: '#DCD6C9' }, // hairlines, decorative
    strong: { value: '#857E70' }, // fields, secondary buttons, unchecked boxes
    stub: { value: '#A79F8E' }, // the dashed rule, decorative
    ink: { value: '#3A4874' }, // rules on ink, decorative
  },
  focusRing: { value: '#16213F' }, // focus ring; on ink accent.solid takes its place
  backdrop: { value: '#101B3B99' }, // behind dialogs (60 % of bg.ink)
  accent: {
    subtle: { value: '#FFE8DB' }, // hover of links, selected rows
    fg: { value: '#AD3B06' }, // accent as text (rare)
    emphasized: { value: '#E0622A' }, // underline of links, current tab
    solid: { value: '#FF7D3F' }, // primary button, stub of the landing
    hover: { value: '#FF9560' }, // primary button, hovered
    contrast: { value: '#101B3B' }, // label on accent.solid: always ink, never white
  },
  earned: {
    subtle: { value: '#E2F3E6' }, // approved, validated, success, money earned: tint
    fg: { value: '#12603A' }, // text and icon on the tint or on white
    emphasized: { value: '#2F9A60' }, // edge of badge and banner, bar segment, icon (3:1)
    solid: { value: '#1A7A47' }, // solid button, toast edge
    contrast: { value: '#FFFFFF' }, // label on solid
  },
  pending: {
    subtle: { value: '#FFF1C4' }, // opened, waiting, warning: tint
    fg: { value: '#684900' }, // text and icon on the tint or on white
    emphasized: { value: '#B07D00' }, // edge of badge and banner, bar segment, icon (3:1)
    solid: { value: '#F4BC16' }, // solid button, toast edge
    contrast: { value: '#101B3B' }, // label on solid
  },
  refused: {
    subtle: { value: '#FCE6EA' }, // disapproved, errors, delete: tint
    fg: { value: '#971436' }, // text and icon on the tint or on white
    emphasized: { value: '#CF4A6A' }, // edge of badge and banner, bar segment, icon (3:1)
    solid: { value: '#B51C42' }, // solid button, toast edge
    contrast: { value: '#FFFFFF' }, // label on solid
  },
  info: {
    subtle: { value: '#E2EDFA' }, // information, redirection: tint
    fg: { value: '#174C8C' }, // text and icon on the tint or on white
    emphasized: { value: '#4A86CB' }, // edge of badge and banner, bar segment, icon (3:1)
    solid: { value: '#2260AE' }, // solid button, toast edge
    contrast: { value: '#FFFFFF' }, // label on solid
  },
} as const;

export const fonts = {
  body: {
    value:
      '"Bricolage Grotesque Variable", "Missio Fallback", "Missio Fallback Android", "Segoe UI", system-ui, sans-serif',
  },
} as const;

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

export const radii = {
  sm: { value: '4px' },
  md: { value: '6px' },
  lg: { value: '10px' },
  full: { value: '999px' },
} as const;

export const borders = {
  hairline: { value: '1px solid {colors.border}' },
  control: { value: '1px solid {colors.border.strong}' },
  stub: { value: '2px dashed {colors.border.stub}' },
} as const;

export const shadows = {
  header: { value: '0 1px 0 #16213F14, 0 4px 16px #16213F14' },
  pop: { value: '0 0 0 1px #16213F14, 0 8px 24px #16213F29' },
  dialog: { value: '0 0 0 1px #16213F14, 0 24px 64px #101B3B52' },
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
