import { defineSlotRecipe } from '@chakra-ui/react';
import { NARROWEST } from '../layout/media';
import { hyphenated, underline } from '../layout/mixins';
import { fontSizes } from '../tokens';

const toneOfIcon = (color: string) => ({ label: { '& > svg': { color } } });

/** Columns of the given share, but one below the other where enlarged text would not fit into them. */
const asManyAsFit = (share: string, least: string) =>
  `repeat(auto-fit, minmax(min(100%, max(${share} - 1px, ${least})), 1fr))`;

const LONG = '&:has(> [data-long]) dd';

/** Hairlines follow the number of columns. */
export const countersRecipe = defineSlotRecipe({
  className: 'counters',
  slots: ['root', 'item', 'label', 'value', 'scope'],
  base: {
    root: {
      display: 'grid',
      minWidth: '0',
      background: 'bg.panel',
      border: 'hairline',
      borderRadius: 'lg',
      [LONG]: { fontSize: { base: 'xl', lg: '2rem' }, lineHeight: '2rem' },
      // Each cell draws its own top and left hairline; the outer ones fall outside the strip.
      overflow: 'hidden',
    },
    item: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: '1',
      minWidth: '0',
      padding: { base: '4', lg: '{spacing.4} {spacing.6}' },
      [NARROWEST]: { paddingInline: '3' },
      margin: '-1px 0 0 -1px',
      border: '0 solid {colors.border}',
      borderTopWidth: '1px',
      borderLeftWidth: '1px',
    },
    label: {
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      minWidth: '0',
      color: 'fg.muted',
      fontSize: 'sm',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
      ...hyphenated,
      '& > span': { minWidth: '0' },
      '& > svg': { flex: 'none', width: '16px', height: '16px' },
      // The whole figure is the link, its label the name.
      '& a': {
        color: 'inherit',
        ...underline(),
        outline: 'none',
        '&::after': { content: '""', position: 'absolute', inset: '1px 0 0 1px' },
        '&:hover::after': { boxShadow: 'inset 0 -3px 0 {colors.accent.emphasized}' },
        '&:focus-visible::after': { outline: '2px solid {colors.focusRing}', outlineOffset: '-4px' },
      },
    },
    value: {
      fontSize: '2rem',
      fontWeight: 'bold',
      lineHeight: '1',
      letterSpacing: '-0.02em',
      overflowWrap: 'anywhere',
    },
    scope: { color: 'fg.muted', fontSize: '2xs', fontWeight: 'normal', letterSpacing: 'normal', whiteSpace: 'nowrap' },
  },
  variants: {
    columns: {
      3: { root: { gridTemplateColumns: { base: asManyAsFit('33.33%', '5.5rem'), md: 'repeat(3, minmax(0, 1fr))' } } },
      4: { root: { gridTemplateColumns: { base: asManyAsFit('50%', '8.5rem'), md: 'repeat(4, minmax(0, 1fr))' } } },
    },
    isTight: {
      true: {
        root: { [LONG]: { fontSize: 'lg', lineHeight: fontSizes.xl.value } },
        item: { gap: '6px', padding: { base: '10px {spacing.3}', md: '10px {spacing.4}', lg: '10px {spacing.4}' } },
        label: { fontSize: 'xs' },
        value: { fontSize: 'xl' },
      },
    },
    tone: {
      earned: toneOfIcon('earned.emphasized'),
      pending: toneOfIcon('pending.emphasized'),
      refused: toneOfIcon('refused.emphasized'),
      info: toneOfIcon('info.emphasized'),
    },
  },
  compoundVariants: [
    { columns: 4, isTight: true, css: { label: { mdDown: { gap: '1' } } } },
    { columns: 3, isTight: true, css: { label: { '& > svg': { display: { base: 'none', md: 'block' } } } } },
  ],
  defaultVariants: { columns: 4 },
});
