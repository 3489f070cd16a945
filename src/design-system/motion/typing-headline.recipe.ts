import { defineSlotRecipe } from '@chakra-ui/react';

/** The hero's headline. Two lines at least are kept for the typed part, more when its longest sentence needs them. */
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
    // Every sentence keeps its room in the same cell, invisible and unspoken: the page below never moves.
    room: {
      gridArea: '1 / 1',
      visibility: 'hidden',
      _before: { content: 'attr(data-sentence)' },
      _after: { content: '""', paddingLeft: '0.12em' },
    },
    shown: { gridArea: '1 / 1' },
    // Within its line, not a box of its own: a box that moves with each letter counts as a layout that shifts.
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
      // The pill is small, the target is not: 44 px for a finger.
      _before: { content: '""', position: 'absolute', inset: '-7px -4px' },
      _hover: { background: 'bg.inkRaised', color: 'fg.onInk' },
      _motionReduce: { display: 'none' },
      '& svg': { width: '14px', height: '14px' },
    },
  },
});
