import { defineSlotRecipe } from '@chakra-ui/react';

const besideMain = { flex: 'none', borderTop: '0', borderLeft: 'stub' } as const;

/** The dashed rule stands between what one does and what one earns. */
export const slipRecipe = defineSlotRecipe({
  className: 'slip',
  slots: ['root', 'main', 'title', 'stub'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      background: 'bg.panel',
      border: 'hairline',
      borderRadius: 'lg',
    },
    main: { flex: '1', minWidth: '0', padding: { base: '4', md: '6' } },
    title: { fontSize: 'lg', lineHeight: 'snug' },
    stub: { paddingBlock: { base: '3', md: '4' }, paddingInline: { base: '4', md: '6' }, borderTop: 'stub' },
  },
  variants: {
    orientation: {
      column: {},
      row: {
        root: { md: { flexDirection: 'row' } },
        stub: { md: { ...besideMain, padding: '6' } },
      },
      line: { root: { flexDirection: 'row' }, stub: besideMain },
    },
    tone: {
      pending: { root: { overflow: 'hidden' }, main: { borderTop: '4px solid {colors.pending.solid}' } },
    },
  },
  defaultVariants: { orientation: 'column' },
});
