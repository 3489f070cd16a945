import { defineSlotRecipe } from '@chakra-ui/react';
import type { Tone } from '../badges/tones';

const tone = (name: Tone) => ({
  root: { borderLeftColor: `${name}.solid`, '& > svg': { color: `${name}.fg` } },
});

export const toastRecipe = defineSlotRecipe({
  slots: ['region', 'root', 'title', 'message', 'action'],
  base: {
    region: {
      position: 'fixed',
      zIndex: 'toast',
      insetBlockStart: { base: '2', md: '4' },
      insetInlineEnd: { base: '2', md: '4' },
      display: 'grid',
      gap: '2',
      width: 'min(360px, calc(100vw - 16px))',
      maxHeight: 'calc(100dvh - 16px)',
      pointerEvents: 'none',
    },
    root: {
      display: 'grid',
      gridTemplateColumns: '20px 1fr auto',
      gap: '3',
      alignItems: 'start',
      paddingBlock: '3',
      paddingInline: '4',
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
    title: { display: 'block', fontSize: 'md', fontWeight: 'bold', lineHeight: 'snug' },
    // On the text itself: the reset sets `overflow-wrap` on every element.
    message: { display: 'block', overflowWrap: 'anywhere' },
    action: { alignSelf: 'center' },
  },
  variants: {
    tone: { success: tone('earned'), error: tone('refused'), warning: tone('pending'), info: tone('info') },
  },
});
