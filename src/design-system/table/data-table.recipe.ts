import { defineRecipe } from '@chakra-ui/react';
import { underline } from '../layout/mixins';
import { betweenWidths, fromWidth } from '../lean-system/create-conditions';
import { breakpoints } from '../tokens';

const ROOMY = fromWidth(breakpoints.xl);
const COMPACT = betweenWidths(breakpoints.md, breakpoints.xl);

/** Aligns the last icon button’s glyph with the text above. */
const LAST_ICON = '& > [aria-label]:not(:has(span)):last-child';

/** A heading's button: as wide as its text and its arrow, as high as the heading. */
const sortButton = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '34px',
  margin: '0',
  padding: '0',
  border: '0',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&::after': {
    content: '""',
    width: '8px',
    height: '5px',
    background: 'currentColor',
    clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
    opacity: '0.4',
    forcedColorAdjust: 'none',
  },
  '&:not([data-sort=""])::after': { opacity: '1' },
  '&[data-sort=descending]::after': { transform: 'rotate(180deg)' },
} as const;

/** No zebra; long text is cut, the table never widens. */
const cells = {
  '& th, & td': { paddingInline: '3' },
  '& :is(th, td):first-of-type': { paddingLeft: '4' },
  '& :is(th, td):last-of-type': { paddingRight: '4' },
  '& th': {
    background: 'bg.muted',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'medium',
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& [data-align=end]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& [data-stub]': { borderLeft: '1px dashed {colors.border.stub}' },
  '& [data-actions]': {
    justifyContent: 'flex-end',
    '& :is(a, button)': { minHeight: 'control.xs' },
    [LAST_ICON]: { marginRight: '-7px' },
  },
  '& [data-cut]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& [data-sub]': { display: 'flex', whiteSpace: 'pre' },
  '& [data-align=end] > [data-sub]': { justifyContent: 'flex-end' },
} as const;

/** Two lines at most, so that no row grows when the font loads. */
const wrapped = { display: '-webkit-box', lineClamp: '2', whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

const wide = {
  ...cells,
  '& [data-cut=two]': wrapped,
  '& th': { ...cells['& th'], height: '34px' },
  '& td': { height: 'var(--row)', paddingBlock: '3px', verticalAlign: 'middle' },
  '& tbody tr + tr td': { borderTop: 'hairline' },
  '& tbody tr:hover td': { background: 'bg' },
  '& td:has([data-actions])': { paddingBlock: '0' },
  '& td > a[data-name]': {
    paddingBlock: 'calc((var(--row) - 1.35em) / 2)',
    marginBlock: 'calc((1.35em - var(--row)) / 2)',
  },
} as const;

const ownLine = { display: 'block', '& > :first-of-type': { display: 'none' } } as const;

/** A grid of two lines per row. */
const compact = {
  ...cells,
  '&, & thead, & tbody, & th, & td': { display: 'block' },
  '& colgroup': { display: 'none' },
  '& tr': { display: 'grid', gridTemplate: 'var(--compact)', alignItems: 'center' },
  '& thead tr': { background: 'bg.muted' },
  '& th': { ...cells['& th'], lineHeight: '34px' },
  '& th:is([data-second], [data-stub]):not([aria-sort])': { srOnly: true },
  '& td': { minWidth: '0' },
  '& tbody tr': { minHeight: 'var(--compact-row, var(--row))', paddingBlock: '3px' },
  '& tbody tr + tr': { borderTop: 'hairline' },
  '& tbody tr:hover': { background: 'bg' },
  '& td[data-stub]': { alignSelf: 'stretch', display: 'grid', alignContent: 'center', marginBlock: '-3px' },
  '& td[data-second]': {
    alignSelf: 'start',
    color: 'fg.muted',
    fontSize: '2xs',
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& td[data-second=indented]': { paddingLeft: 'calc({spacing.3} + 42px)' },
  '& tr:has([data-second=indented]) [data-person]': { '& > :first-of-type': { marginBottom: '-14px' } },
  '& td:not([data-second]) > [data-cut]': wrapped,
  '& [data-sub]': { display: 'block' },
  '& [data-end]': ownLine,
} as const;

/** Each row is a card; the column’s `area` places the cells. */
const narrow = {
  '&, & thead, & tbody, & tr, & td': { display: 'block', width: 'auto', height: 'auto' },
  '& colgroup': { display: 'none' },
  // The « all » box and what sorts stand above the cards; other headings are for screen readers.
  '& thead:not(:has([data-control], [aria-sort])), & th:not([data-control], [aria-sort])': { srOnly: true },
  '& thead tr': { display: 'flex', flexWrap: 'wrap', columnGap: '4', paddingBlock: '0', background: 'bg.muted' },
  '& [data-sort]': { minHeight: 'control.md' },
  '& th[data-control]': { display: 'block', fontSize: 'sm', fontWeight: 'normal', textAlign: 'left' },
  '& tr': {
    display: 'grid',
    gridTemplate: 'var(--cards)',
    rowGap: '2px',
    alignItems: 'center',
    padding: '4',
  },
  '& tbody tr + tr': { borderTop: 'hairline' },
  '& td': { minWidth: '0', overflowWrap: 'anywhere' },
  '& td[data-label]::before': {
    content: 'attr(data-label) " "',
    color: 'fg.muted',
    fontWeight: 'normal',
  },
  '& [data-sub] > [data-cut]': { display: 'inline' },
  '& a[data-name]': { paddingBlock: '13px', marginBlock: '-13px' },
  '& [data-card=lead]': { fontSize: 'md', textWrap: 'balance' },
  '& [data-card=detail]': { color: 'fg.muted' },
  '& [data-card=detail]:not(:has([data-cut]))': { minWidth: 'min-content', overflowWrap: 'break-word' },
  // A badge wraps rather than cover the date.
  '& [data-card=end]': { justifySelf: 'end', maxWidth: '100%', paddingLeft: '3' },
  '& [data-card^=rule]': {
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    minHeight: '36px',
    marginTop: '10px',
    paddingTop: '10px',
    borderTop: '1px dashed {colors.border.stub}',
  },
  '& [data-card=rule-end]': { justifyContent: 'flex-end', paddingLeft: '3' },
  '& td[data-stub]': { fontSize: 'lg', whiteSpace: 'nowrap' },
  '& [data-actions]': {
    '& :is(a, button)': { minHeight: 'control.md', minWidth: 'control.md' },
    // Leaves room for the focus ring.
    [LAST_ICON]: { marginRight: '-12px' },
  },
  '& [data-person]': { alignItems: 'start', '& > :last-child': { alignSelf: 'center' } },
} as const;

const twoLines = {
  '& tr': { rowGap: '2', paddingBottom: '2' },
  '& [data-card^=rule]': { marginTop: '1', paddingTop: '1' },
} as const;

/** Styled from the root: ninety cells cost one computed style. */
export const dataTableRecipe = defineRecipe({
  className: 'data-table',
  base: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: '0',
    tableLayout: 'fixed',
    fontSize: 'sm',
    lineHeight: '1.35',
    '& td[data-stub]': { fontWeight: 'bold' },
    '& [data-cut]': { display: 'block', minWidth: '0' },
    '& [data-name]': { fontWeight: 'medium' },
    '& a[data-name]': {
      borderRadius: 'sm',
      ...underline('{colors.border.strong}', '1px'),
      _hover: underline(),
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '& [data-sub]': { display: 'block', color: 'fg.muted', fontSize: '2xs', fontVariantNumeric: 'tabular-nums' },
    // Its own line on phones, so that nothing moves when the font loads.
    '& [data-end]': { mdDown: ownLine },
    '& [data-person]': {
      display: 'grid',
      gridTemplateColumns: '32px minmax(0, 1fr)',
      gap: '0 10px',
      alignItems: 'center',
    },
    '& [data-sort]': sortButton,
    '& [data-choice]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: { base: 'control.md', md: '30px' },
      minWidth: { base: 'control.md', md: '0' },
      verticalAlign: 'middle',
      cursor: 'pointer',
      '& > input': { width: '20px', height: '20px', margin: '0', flex: 'none', accentColor: '{colors.chosen.solid}' },
      '&:has(:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
    },
    '& td [data-choice]': { justifyContent: { base: 'flex-end', md: 'flex-start' } },
    '& td [data-choice] > span': { srOnly: true },
    '& th [data-choice] > span': { md: { srOnly: true } },
    '& [data-actions]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' },
    mdDown: narrow,
    '& tbody': { transitionProperty: 'opacity', transitionDuration: 'fast' },
    // Only existing rows are dimmed.
    '&[aria-busy=true] tbody:not([aria-hidden])': { opacity: '0.5' },
  },
  variants: {
    isCompact: {
      true: { [ROOMY]: wide, [COMPACT]: compact },
      false: { md: wide, '& [data-card=lead] > [data-cut]': { [COMPACT]: wrapped } },
    },
    size: {
      sm: { '--row': '42px', '--compact-row': '60px', mdDown: twoLines },
      md: { '--row': '{sizes.row}', mdDown: twoLines },
      lg: { '--row': '52px' },
    },
    hasCards: {
      true: {},
      false: {
        mdDown: {
          '& tr': { rowGap: '1' },
          '& td[data-label]': { display: 'grid', gridTemplateColumns: 'minmax(88px, 1fr) minmax(0, 2fr)', gap: '3' },
        },
      },
    },
  },
  defaultVariants: { size: 'md', isCompact: false, hasCards: false },
});
