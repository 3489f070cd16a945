import type { BrandColors, BrandRadii, ColorChanges, ColorPath } from '../brand-tokens';

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
  shadow: {
    edge: { value: '#16213F14' }, // the line around what floats
    soft: { value: '#16213F14' }, // under a scrolled header
    medium: { value: '#16213F29' }, // under menus and toasts
    strong: { value: '#101B3B52' }, // under dialogs
  },
  chosen: {
    solid: { value: '#101B3B' }, // a ticked box, the current page
    hover: { value: '#1C2950' }, // the current page, hovered
    contrast: { value: '#FFFFFF' }, // label on chosen.solid
  },
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
    hover: { value: '#12603A' }, // solid button, hovered
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
    hover: { value: '#971436' }, // solid button, hovered
    contrast: { value: '#FFFFFF' }, // label on solid
  },
  info: {
    subtle: { value: '#E2EDFA' }, // information, redirection: tint
    fg: { value: '#174C8C' }, // text and icon on the tint or on white
    emphasized: { value: '#4A86CB' }, // edge of badge and banner, bar segment, icon (3:1)
    solid: { value: '#2260AE' }, // solid button, toast edge
    hover: { value: '#174C8C' }, // solid button, hovered
    contrast: { value: '#FFFFFF' }, // label on solid
  },
} as const satisfies BrandColors;

/** At night: warm black paper, darker than its slips; ink stays blue, and orange the one accent. */
export const dark: Record<ColorPath, string> = {
  bg: '#161512',
  'bg.panel': '#211F1B',
  'bg.muted': '#302D28',
  'bg.ink': '#121D42',
  'bg.inkRaised': '#22305F',
  fg: '#F0ECE4',
  'fg.muted': '#BDB6A9',
  'fg.subtle': '#ADA699',
  'fg.onInk': '#FFFFFF',
  'fg.onInkMuted': '#B9C1D9',
  border: '#3C3832',
  'border.strong': '#8C8576',
  'border.stub': '#6F685B',
  'border.ink': '#3A4874',
  focusRing: '#F0ECE4',
  backdrop: '#000000A6',
  'shadow.edge': '#FFFFFF1F',
  'shadow.soft': '#00000059',
  'shadow.medium': '#00000080',
  'shadow.strong': '#000000A6',
  'chosen.solid': '#D6DCEE',
  'chosen.hover': '#FFFFFF',
  'chosen.contrast': '#101B3B',
  'accent.subtle': '#3B2417',
  'accent.fg': '#FFA274',
  'accent.emphasized': '#E8703A',
  'accent.solid': '#FF7D3F',
  'accent.hover': '#FF9560',
  'accent.contrast': '#101B3B',
  'earned.subtle': '#14301F',
  'earned.fg': '#86DBA9',
  'earned.emphasized': '#3FA56D',
  'earned.solid': '#4CBF84',
  'earned.hover': '#6BD29B',
  'earned.contrast': '#0B1A33',
  'pending.subtle': '#38290A',
  'pending.fg': '#F5CE62',
  'pending.emphasized': '#B98A1B',
  'pending.solid': '#F4BC16',
  'pending.contrast': '#101B3B',
  'refused.subtle': '#401C26',
  'refused.fg': '#FFA3B7',
  'refused.emphasized': '#DE6080',
  'refused.solid': '#F57F98',
  'refused.hover': '#FF9DB1',
  'refused.contrast': '#0B1A33',
  'info.subtle': '#182C45',
  'info.fg': '#9CC7F7',
  'info.emphasized': '#5B97DC',
  'info.solid': '#74ACEC',
  'info.hover': '#94C1F4',
  'info.contrast': '#0B1A33',
};

/** Where the device asks for more contrast: 7:1 for texts, 4.5:1 for edges, and hairlines that can be seen. */
export const moreContrast: ColorChanges = {
  'bg.inkRaised': '#18244B',
  'fg.muted': '#323B55',
  'fg.subtle': '#3F4861',
  'fg.onInkMuted': '#E3E7F3',
  border: '#8A8272',
  'border.strong': '#4F4A40',
  'border.stub': '#6B6558',
  'border.ink': '#8C99C4',
  'accent.fg': '#7A2600',
  'accent.emphasized': '#A63E0B',
  'accent.solid': '#FF9A68',
  'accent.hover': '#FFB48E',
  'earned.fg': '#0A4427',
  'earned.emphasized': '#156B3C',
  'earned.solid': '#0F5A34',
  'earned.hover': '#0A4427',
  'pending.fg': '#4A3300',
  'pending.emphasized': '#7A5600',
  'refused.fg': '#6E0A25',
  'refused.emphasized': '#A81B3F',
  'refused.solid': '#8C1232',
  'refused.hover': '#6E0A25',
  'info.fg': '#0D3666',
  'info.emphasized': '#2260AE',
  'info.solid': '#174C8C',
  'info.hover': '#0D3666',
};

/** The same at night. */
export const darkMoreContrast: ColorChanges = {
  bg: '#000000',
  'bg.panel': '#121110',
  'bg.muted': '#24221E',
  'bg.inkRaised': '#1A2650',
  fg: '#FFFFFF',
  'fg.muted': '#DED8CC',
  'fg.subtle': '#CFC8BA',
  'fg.onInkMuted': '#E3E7F3',
  border: '#857E70',
  'border.strong': '#C4BCAB',
  'border.stub': '#A79F8E',
  'border.ink': '#8C99C4',
  focusRing: '#FFFFFF',
  'accent.fg': '#FFC09F',
  'accent.emphasized': '#FF9560',
  'accent.solid': '#FF9A68',
  'accent.hover': '#FFB48E',
  'earned.fg': '#B5F0CC',
  'earned.emphasized': '#6BD29B',
  'pending.fg': '#FFE08A',
  'pending.emphasized': '#E0AE2E',
  'refused.fg': '#FFC7D3',
  'refused.emphasized': '#FF8FA8',
  'refused.solid': '#FF9DB1',
  'refused.hover': '#FFB8C7',
  'info.fg': '#C4DFFC',
  'info.emphasized': '#8FBBF0',
};

/** First the brand’s own, if it has one; the document without it shows the others. */
export const bodyFont =
  '"Bricolage Grotesque Variable", "Missio Fallback", "Missio Fallback Android", "Segoe UI", system-ui, sans-serif';

export const radii = {
  sm: { value: '4px' },
  md: { value: '6px' },
  lg: { value: '10px' },
  full: { value: '999px' },
} as const satisfies BrandRadii;
