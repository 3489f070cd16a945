import { defineSlotRecipe } from '@chakra-ui/react';
import { visuallyHiddenStyle } from '@chakra-ui/react/visually-hidden';

const onPaper = { WebkitPrintColorAdjust: 'exact', printColorAdjust: 'exact' } as const;

/** A pattern besides the colour; yellow on white is below 3:1, so that its parts carry an outline as well. */
const fills = {
  '&[data-tone=earned]': { background: 'earned.solid' },
  '&[data-tone=pending]': {
    background: 'repeating-linear-gradient(135deg, {colors.pending.solid} 0 4px, {colors.pending.emphasized} 4px 5px)',
    boxShadow: 'inset 0 0 0 1.5px {colors.pending.emphasized}',
  },
  '&[data-tone=refused]': {
    background: 'repeating-linear-gradient(0deg, {colors.refused.solid} 0 4px, {colors.refused.emphasized} 4px 6px)',
  },
  '&[data-tone=info]': { background: 'info.solid' },
  forcedColorAdjust: 'none',
  ...onPaper,
} as const;

export const barSeriesRecipe = defineSlotRecipe({
  className: 'bar-series',
  slots: ['root', 'legend', 'swatch', 'plot', 'highest', 'bars', 'bar', 'part', 'labels', 'table'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
    legend: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.1} {spacing.6}',
      fontSize: 'sm',
      '& > div': { display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' },
      '& dt': { color: 'fg.muted', minWidth: '0', '& > span': { overflowWrap: 'anywhere' } },
      '& dd': { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    },
    swatch: { flex: 'none', width: '12px', height: '12px', borderRadius: '2px', ...fills },
    plot: { width: '100%', breakInside: 'avoid' },
    highest: { color: 'fg.muted', fontSize: '2xs', fontVariantNumeric: 'tabular-nums' },
    bars: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: { base: '2px', md: '1' },
      height: '160px',
      borderTop: 'hairline',
      borderBottom: 'control',
    },
    bar: {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-start',
      gap: '1px',
      width: '100%',
      maxWidth: '64px',
      marginInline: 'auto',
      minHeight: '0',
      _hover: { background: 'bg' },
    },
    part: { flex: '0 1 auto', minHeight: '3px', ...fills },
    labels: {
      display: 'grid',
      columnGap: { base: '2px', md: '1' },
      paddingTop: '1',
      color: 'fg.muted',
      fontSize: '2xs',
      lineHeight: 'snug',
      textAlign: 'center',
      '& > span': { minWidth: '0', paddingInline: '0.5', lineClamp: '2', overflowWrap: 'anywhere' },
      '&[data-sparse] > span': {
        paddingInline: '0',
        textAlign: 'left',
        // A phone has room for every second one.
        mdDown: { width: '200%', '&:nth-of-type(even)': { visibility: 'hidden' } },
      },
      overflow: 'hidden',
    },
    table: {
      width: '100%',
      // On paper the figures stand with their bars.
      '@media screen': { '&:not([data-open])': visuallyHiddenStyle },
      '& > table': { width: '100%', borderCollapse: 'collapse', fontSize: 'sm' },
      '& caption': { textAlign: 'left', color: 'fg.muted', paddingBottom: '1' },
      '& th, & td': {
        paddingBlock: '1',
        paddingInline: { base: '1', md: '2' },
        borderTop: 'hairline',
        textAlign: 'right',
        fontVariantNumeric: 'tabular-nums',
      },
      '& th': { overflowWrap: 'anywhere' },
      '& td': { whiteSpace: 'nowrap' },
      '& th:first-of-type': { minWidth: '6em', textAlign: 'left' },
      '& tbody th': { fontWeight: 'normal' },
      '& thead th, & tfoot td, & tfoot th': { fontWeight: 'medium' },
    },
  },
});
