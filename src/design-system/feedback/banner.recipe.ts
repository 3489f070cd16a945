import { defineSlotRecipe } from '@chakra-ui/react';
import type { Tone } from '../badges/tones';

const tone = (name: Tone) => ({
  root: { background: `${name}.subtle`, borderColor: `${name}.emphasized`, '& > svg': { color: `${name}.fg` } },
  title: { color: `${name}.fg` },
});

export const bannerRecipe = defineSlotRecipe({
  slots: ['root', 'body', 'title'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      alignItems: 'flex-start',
      paddingBlock: '3',
      paddingInline: '4',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderRadius: 'md',
      color: 'fg',
      lineHeight: '1.45',
      '& > svg': { flex: 'none', width: '18px', height: '18px', marginTop: '0.5' },
    },
    body: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    title: { display: 'block', fontWeight: 'bold' },
  },
  variants: {
    tone: {
      earned: tone('earned'),
      pending: tone('pending'),
      refused: tone('refused'),
      info: tone('info'),
      warning: tone('pending'),
    },
  },
  defaultVariants: { tone: 'info' },
});
