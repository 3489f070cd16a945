import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { WIDE } from '~/design-system/layout/media';

export const landingSectionRecipe = defineRecipe({
  base: {
    paddingBlock: '12',
    borderTop: 'hairline',
    [WIDE]: { paddingBlock: '24' },
    '& h2': { fontSize: '3xl', letterSpacing: 'tight', lineHeight: '1.12' },
  },
  variants: { surface: { paper: {}, panel: { background: 'bg.panel' } } },
  defaultVariants: { surface: 'paper' },
});

export const heroRecipe = defineSlotRecipe({
  slots: ['root', 'grid', 'text', 'lead', 'actions', 'note', 'art'],
  base: {
    root: { background: 'bg.ink', color: 'fg.onInk', overflow: 'hidden' },
    grid: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '8',
      alignItems: 'center',
      // The header's height comes on top.
      paddingBlock: '112px {spacing.12}',
      [WIDE]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        gap: '12',
        paddingBlock: '128px {spacing.16}',
      },
    },
    text: { minWidth: '0' },
    lead: { maxWidth: '34rem', marginTop: '6', color: 'fg.onInkMuted', fontSize: 'lg' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' },
    note: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      marginTop: '6',
      color: 'fg.onInkMuted',
      fontSize: 'sm',
      '& svg': { flex: 'none', width: '18px', height: '18px', marginTop: '2px' },
    },
    art: { '& svg': { display: 'block', width: '100%', maxWidth: '520px', height: 'auto', marginInline: 'auto' } },
  },
});

export const missionsRecipe = defineSlotRecipe({
  slots: ['grid', 'intro', 'note'],
  base: {
    grid: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '8',
      [WIDE]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', gap: '16' },
    },
    intro: { maxWidth: '26rem', '& > * + *': { marginTop: '4' }, '& p': { color: 'fg.muted' } },
    note: { marginTop: '3', color: 'fg.muted', fontSize: 'sm' },
  },
});

export const reasonsRecipe = defineSlotRecipe({
  slots: ['list', 'item', 'text', 'badges'],
  base: {
    list: {
      display: 'grid',
      marginTop: '8',
      borderTop: '2px solid {colors.fg}',
      columnGap: '12',
      md: { gridTemplateColumns: '1fr 1fr' },
    },
    item: {
      display: 'grid',
      gridTemplateColumns: '28px minmax(0, 1fr)',
      alignContent: 'start',
      columnGap: '3',
      paddingBlock: '6',
      borderBottom: 'hairline',
      '& > svg': { width: '22px', height: '22px', marginTop: '2px' },
      '& h3': { fontSize: 'lg' },
    },
    text: { gridColumn: '2', marginTop: '1', color: 'fg.muted', maxWidth: '34rem' },
    badges: { gridColumn: '2', display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' },
  },
});

export const testimonialsRecipe = defineSlotRecipe({
  slots: ['head', 'list', 'figure', 'quote', 'person', 'place'],
  base: {
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      marginBottom: '8',
      '& > *': { minWidth: '0' },
    },
    list: { display: 'grid', gap: '8', [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    figure: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      height: '100%',
      paddingTop: '4',
      borderTop: '2px solid {colors.fg}',
    },
    quote: { flex: '1', fontSize: 'lg', lineHeight: '1.5' },
    person: { display: 'flex', alignItems: 'center', gap: '3', fontSize: 'sm', '& b': { display: 'block' } },
    place: { color: 'fg.muted' },
  },
});

export const callToActionRecipe = defineSlotRecipe({
  slots: ['root', 'grid', 'main', 'stub'],
  base: {
    root: { background: 'accent.solid', color: 'accent.contrast' },
    grid: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', [WIDE]: { gridTemplateColumns: '1fr auto' } },
    main: {
      paddingBlock: '{spacing.12} {spacing.8}',
      [WIDE]: { paddingBlock: '16', paddingRight: '8' },
      '& h2': { maxWidth: '20em', fontSize: '3xl', letterSpacing: 'tight', lineHeight: '1.12' },
      '& p': { maxWidth: '36rem', marginTop: '3' },
    },
    stub: {
      paddingBlock: '{spacing.6} {spacing.12}',
      borderTop: '2px dashed {colors.bg.ink}',
      [WIDE]: {
        display: 'grid',
        alignContent: 'center',
        padding: '0 0 0 {spacing.12}',
        borderTop: '0',
        borderLeft: '2px dashed {colors.bg.ink}',
      },
    },
  },
});
