import { defineRecipe } from '@chakra-ui/react';

const MOVING = '@media (prefers-reduced-motion: no-preference) and (scripting: enabled)';

/** Colours by meaning, and where moving parts start. */
export const heroArtStyles = defineRecipe({
  base: {
    fontFamily: 'body',
    '& path': { fill: 'none' },
    '& .panel': { fill: 'bg.panel' },
    '& .raised': { fill: 'bg.inkRaised', stroke: 'border.ink' },
    '& .accent': { fill: 'accent.solid' },
    '& .accent-hover': { fill: 'accent.hover' },
    '& .text': { fill: 'fg' },
    '& .text-country': { fill: 'fg.onInkMuted' },
    '& .text-quiet': { fill: 'border' },
    '& .text-ink': { fill: 'border.ink' },
    // In the picture's own units.
    '& .amount': { fill: 'accent.contrast', fontSize: '32px', fontWeight: 'bold', letterSpacing: '-1px' },
    '& .amount.large': { fontSize: '40px', letterSpacing: '-1.5px' },
    '& .pending-badge': { fill: 'pending.subtle', stroke: 'pending.emphasized' },
    '& .pending-text': { fill: 'pending.emphasized' },
    '& .earned-badge': { fill: 'earned.subtle', stroke: 'earned.emphasized' },
    '& .earned-text': { fill: 'earned.emphasized' },
    '& .accent-line': { stroke: 'accent.solid' },
    '& .ink-line': { stroke: 'bg.ink' },
    '& .stub-line': { stroke: 'border.stub' },
    '& .raised-line': { stroke: 'border.ink' },
    '& .pending-line': { stroke: 'pending.fg' },
    '& .earned-line': { stroke: 'earned.fg' },
    // Slips without their fill would be unreadable.
    forcedColorAdjust: 'none',
    [MOVING]: {
      '& [data-waiting="stub"]': { transform: 'translate(-26px, 11px) rotate(-11deg)' },
      '& [data-waiting="ticket"], & [data-waiting="path"]': { opacity: '0' },
    },
  },
});
