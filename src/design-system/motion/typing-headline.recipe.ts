import { defineSlotRecipe } from '@chakra-ui/react';

/** Keeps at least two lines for the typed part. */
export const typingHeadlineRecipe = defineSlotRecipe({
  slots: ['root', 'heading', 'spoken', 'typed', 'room', 'shown', 'caret', 'pause'],
  base: {
    heading: {
      position: 'relative',
      fontSize: '4xl',
      lineHeight: 'tight',
      letterSpacing: 'tight',
      textWrap: 'wrap',
    },
    spoken: { srOnly: true },
    typed: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '2.16em', color: 'accent.solid' },
    // Every sentence is laid out invisibly in the same cell, so that the page below never moves.
    room: {
      gridArea: '1 / 1',
      visibility: 'hidden',
      _before: { content: 'attr(data-sentence)' },
      _after: { content: '""', paddingLeft: '0.12em' },
    },
    shown: { gridArea: '1 / 1' },
    // Inline: a box that moves with each letter would count as layout shift.
    caret: {
      paddingLeft: '0.12em',
      background: 'linear-gradient(currentColor 0 0) 100% 0.15em / 0.06em 0.86em no-repeat',
      animation: 'blink 1s steps(1) infinite',
      forcedColorAdjust: 'none',
      _motionReduce: { display: 'none' },
      '&[data-still]': { animation: 'none' },
    },
    pause: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control.xs',
      marginTop: '3',
      paddingInline: '8px 10px',
      border: '1px solid {colors.border.ink}',
      borderRadius: 'full',
      background: 'transparent',
      color: 'fg.onInkMuted',
      fontSize: 'xs',
      fontWeight: 'medium',
      lineHeight: '1',
      cursor: 'pointer',
      position: 'relative',
      // A 44 px target around the small pill.
      _before: { content: '""', position: 'absolute', inset: '-7px -4px' },
      _hover: { background: 'bg.inkRaised', color: 'fg.onInk' },
      _motionReduce: { display: 'none' },
      '& svg': { width: '14px', height: '14px' },
    },
  },
});
