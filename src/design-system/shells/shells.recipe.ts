import { defineSlotRecipe } from '@chakra-ui/react';
import { WIDE } from '../layout/media';

export const publicShellRecipe = defineSlotRecipe({
  slots: ['root', 'main'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
    main: { flex: '1', minWidth: '0', _focus: { outline: 'none' } },
  },
});

export const userShellRecipe = defineSlotRecipe({
  slots: ['root', 'main'],
  base: {
    root: { minHeight: '100dvh' },
    main: { paddingBlock: { base: '24px 48px', md: '32px 64px' }, _focus: { outline: 'none' } },
  },
});

export const adminShellRecipe = defineSlotRecipe({
  slots: ['root', 'bar', 'side', 'main'],
  base: {
    root: {
      display: 'grid',
      minHeight: '100dvh',
      gridTemplate: '"bar" auto "side" auto "main" 1fr / minmax(0, 1fr)',
      [WIDE]: { gridTemplate: '"side bar" auto "side main" 1fr / {sizes.sidebar} minmax(0, 1fr)' },
    },
    bar: { gridArea: 'bar', minWidth: '0' },
    side: { gridArea: 'side', minWidth: '0' },
    main: {
      gridArea: 'main',
      minWidth: '0',
      padding: '16px 16px 48px',
      _focus: { outline: 'none' },
      [WIDE]: { padding: '16px 24px 32px' },
    },
  },
});
