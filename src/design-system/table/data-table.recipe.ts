import { defineRecipe } from '@chakra-ui/react';
import { betweenWidths, fromWidth } from '../lean-system/create-breakpoints';
import { breakpoints } from '../tokens';

const ROOMY = fromWidth(breakpoints.xl);
const COMPACT = betweenWidths(breakpoints.md, breakpoints.xl);

/** A last icon button: its glyph lines up with the text of the other rows, not its empty margin. */
const LAST_ICON = '& > [aria-label]:not(:has(span)):last-child';

/** Hairlines and a hover, no zebra; names and addresses are cut, never the table widened. */
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

const wide = {
  ...cells,
  '& th': { ...cells['& th'], height: '34px' },
  '& td': { height: 'var(--row)', paddingBlock: '3px', verticalAlign: 'middle' },
  '& tbody tr + tr td': { borderTop: 'hairline' },
  '& tbody tr:hover td': { background: 'bg' },
  '& td:has([data-actions])': { paddingBlock: '0' },
} as const;

/** The title of an offer takes two lines where there is less room for it: never more, so that no row grows when our font comes. */
const wrapped = { display: '-webkit-box', lineClamp: '2', whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

const ownLine = { display: 'block', '& > :first-of-type': { display: 'none' } } as const;

/** Each row is a grid of two lines: columns that do not fit beside the others stand below them. */
const compact = {
  ...cells,
  '&, & thead, & tbody, & th, & td': { display: 'block' },
  '& colgroup': { display: 'none' },
  '& tr': { display: 'grid', gridTemplate: 'var(--compact)', alignItems: 'center' },
  '& thead tr': { background: 'bg.muted' },
  '& th': { ...cells['& th'], lineHeight: '34px' },
  // « 1€ » behind the dashed rule needs no word above it, as on cards.
  '& th:is([data-second], [data-stub])': { srOnly: true },
  '& td': { minWidth: '0' },
  '& tbody tr': { minHeight: 'var(--compact-row, var(--row))', paddingBlock: '3px' },
  '& tbody tr + tr': { borderTop: 'hairline' },
  '& tbody tr:hover': { background: 'bg' },
  // The dashed rule goes on from one row to the next.
  '& td[data-stub]': { alignSelf: 'stretch', display: 'grid', alignContent: 'center', marginBlock: '-3px' },
  '& td[data-second]': {
    alignSelf: 'start',
    color: 'fg.muted',
    fontSize: '2xs',
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  // One line lower than the name; the initial reaches down beside it.
  '& td[data-second=indented]': { paddingLeft: 'calc({spacing.3} + 42px)' },
  '& tr:has([data-second=indented]) [data-person]': { '& > :first-of-type': { marginBottom: '-14px' } },
  '& td:not([data-second]) > [data-cut]': wrapped,
  '& [data-sub]': { display: 'block' },
  '& [data-end]': ownLine,
} as const;

/** Each row is a card. Same elements in the same order; where they stand is the column's `area`. */
const narrow = {
  '&, & thead, & tbody, & tr, & td': { display: 'block', width: 'auto', height: 'auto' },
  '& colgroup': { display: 'none' },
  // Above the cards stands what chooses all of them, the headings are spoken alone.
  '& thead:not(:has([data-control])), & th:not([data-control])': { srOnly: true },
  '& thead tr': { display: 'block', paddingBlock: '0', background: 'bg.muted' },
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
  '& [data-card=lead]': { fontSize: 'md', textWrap: 'balance' },
  '& [data-card=detail]': { color: 'fg.muted' },
  // A date breaks between its words; only a text of unknown length does anywhere.
  '& [data-card=detail]:not(:has([data-cut]))': { minWidth: 'min-content', overflowWrap: 'break-word' },
  // Without room for its longest word a badge breaks it, rather than lie over the date.
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
    // One less than the glyph's margin, which leaves the focus ring the room that it needs within the frame.
    [LAST_ICON]: { marginRight: '-12px' },
  },
  // The initial stands beside the first lines of a long text, in the middle of a short one.
  '& [data-person]': { alignItems: 'start', '& > :last-child': { alignSelf: 'center' } },
} as const;

/** Cards of the administration, whose facts take two lines each: more air between, less around the actions. */
const twoLines = {
  '& tr': { rowGap: '2', paddingBottom: '2' },
  '& [data-card^=rule]': { marginTop: '1', paddingTop: '1' },
} as const;

/**
 * The cells are styled from the root: a page of ninety cells then costs one computed style instead of ninety.
 */
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
    '& [data-sub]': { display: 'block', color: 'fg.muted', fontSize: '2xs', fontVariantNumeric: 'tabular-nums' },
    // On a phone always a line of its own: whether both fit into one depended on the font, and the rows below moved when ours came.
    '& [data-end]': { mdDown: ownLine },
    '& [data-person]': {
      display: 'grid',
      gridTemplateColumns: '32px minmax(0, 1fr)',
      gap: '0 10px',
      alignItems: 'center',
    },
    '& [data-choice]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: { base: 'control.md', md: '30px' },
      minWidth: { base: 'control.md', md: '0' },
      verticalAlign: 'middle',
      cursor: 'pointer',
      '& > input': { width: '20px', height: '20px', margin: '0', flex: 'none', accentColor: '{colors.bg.ink}' },
      '&:has(:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
    },
    '& td [data-choice]': { justifyContent: { base: 'flex-end', md: 'flex-start' } },
    '& td [data-choice] > span': { srOnly: true },
    '& th [data-choice] > span': { md: { srOnly: true } },
    '& [data-actions]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' },
    mdDown: narrow,
    '& tbody': { transitionProperty: 'opacity', transitionDuration: 'fast' },
    // The bars of a first load are pale enough: only rows that give way to others are dimmed.
    '&[aria-busy=true] tbody:not([aria-hidden])': { opacity: '0.5' },
  },
  variants: {
    isCompact: {
      true: { [ROOMY]: wide, [COMPACT]: compact },
      false: { md: wide, '& [data-card=lead] > [data-cut]': { [COMPACT]: wrapped } },
    },
    size: {
      // Compact, two lines of a title and the one below them.
      sm: { '--row': '42px', '--compact-row': '60px', mdDown: twoLines },
      md: { '--row': '{sizes.row}', mdDown: twoLines },
      lg: { '--row': '52px' },
    },
    hasCards: {
      true: {},
      // The cells stand one below the other, each after its heading.
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
