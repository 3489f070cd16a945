import { defineRecipe } from '@chakra-ui/react';

/** Colours by meaning, and how parts move. */
export const heroArtRecipe = defineRecipe({
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
    '& .on-panel': { fill: 'fg' },
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
    '& [data-arrives]': {
      transformBox: 'fill-box',
      transformOrigin: '0 0',
    },
    '& [data-arrives=stub]': {
      '--from': 'translate(-26px, 11px) rotate(-11deg)',
      animation: 'arrive 0.7s {easings.out} 0.3s both',
    },
    '& [data-arrives=path]': { '--from-opacity': '0', animation: 'arrive 0.4s {easings.out} 0.8s both' },
    '& [data-arrives=ticket]': {
      '--from': 'translateY(-28px)',
      '--from-opacity': '0',
      animation: 'arrive 0.4s {easings.out} 1s both',
    },
  },
});
