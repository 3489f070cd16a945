import { defineSlotRecipe } from '@chakra-ui/react';
import type { Tone } from './tones';

const tone = (name: Tone) => ({
  root: { borderLeftColor: `${name}.solid`, '& > svg': { color: `${name}.fg` } },
});

export const toastRecipe = defineSlotRecipe({
  slots: ['region', 'root', 'text', 'title', 'message', 'action'],
  base: {
    region: {
      position: 'fixed',
      zIndex: 'toast',
      // Low enough to cover neither figures nor buttons.
      insetBlockStart: { base: '1', md: '2' },
      insetInlineEnd: { base: '2', md: '4' },
      display: 'grid',
      gap: '1',
      width: 'min(360px, calc(100vw - 16px))',
      maxHeight: 'calc(100dvh - 16px)',
      pointerEvents: 'none',
    },
    root: {
      display: 'grid',
      gridTemplateColumns: '20px 1fr auto',
      gap: '3',
      alignItems: 'start',
      paddingBlock: { base: '6px', md: '2' },
      paddingInline: { base: '3', md: '4' },
      background: 'bg.panel',
      color: 'fg',
      borderRadius: 'md',
      borderLeftWidth: '4px',
      borderLeftStyle: 'solid',
      boxShadow: 'pop',
      fontSize: 'sm',
      lineHeight: '1.4',
      pointerEvents: 'auto',
      animation: 'enter {durations.base} {easings.out}',
      '&[data-leaving]': { animation: 'leave {durations.base} {easings.out} forwards' },
      '& > svg': { width: '18px', height: '18px', marginTop: '1px' },
      _highContrast: { border: '1px solid CanvasText' },
    },
    text: { display: 'flex', flexWrap: 'wrap', columnGap: '2', minWidth: '0' },
    title: { fontWeight: 'bold' },
    // On the text itself: the reset sets `overflow-wrap` on every element.
    message: { minWidth: '0', overflowWrap: 'anywhere' },
    action: { alignSelf: 'center' },
  },
  variants: {
    tone: { success: tone('earned'), error: tone('refused'), warning: tone('pending'), info: tone('info') },
  },
});
