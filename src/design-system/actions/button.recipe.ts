import { defineRecipe } from '@chakra-ui/react';
import type { Tone } from '../feedback/tones';

const tones = ['earned', 'pending', 'refused', 'info'] as const satisfies readonly Tone[];

const toneVariants = tones.flatMap((tone) => [
  {
    variant: 'soft' as const,
    tone,
    css: {
      background: 'bg.panel',
      borderColor: `${tone}.emphasized`,
      color: `${tone}.fg`,
      _hover: { background: `${tone}.subtle` },
    },
  },
  {
    variant: 'solid' as const,
    tone,
    css: {
      background: `${tone}.solid`,
      color: `${tone}.contrast`,
      // Yellow on paper has less than 3:1 contrast: the border shows the button's edge.
      borderColor: tone === 'pending' ? 'pending.emphasized' : 'transparent',
      _hover: tone === 'pending' ? { borderColor: 'pending.fg' } : { background: `${tone}.hover` },
    },
  },
]);

/** One filled accent per view, hairlines for everything else. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    paddingBlock: '6px',
    paddingInline: '4',
    border: '1px solid transparent',
    borderRadius: 'md',
    background: 'transparent',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'md',
    fontWeight: 'bold',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    '& svg': { width: '18px', height: '18px', flex: 'none' },
    // Doubled specificity: a disabled button looks the same in every variant.
    '&&:is(:disabled, [aria-disabled=true])': {
      background: 'bg.muted',
      borderColor: 'border',
      color: 'fg.muted',
      cursor: 'not-allowed',
    },
    _highContrast: {
      borderColor: 'ButtonText',
      '&&:is(:disabled, [aria-disabled=true])': { borderColor: 'GrayText', color: 'GrayText' },
    },
  },
  variants: {
    variant: {
      accent: { background: 'accent.solid', color: 'accent.contrast', _hover: { background: 'accent.hover' } },
      plain: { background: 'bg.panel', borderColor: 'border.strong', _hover: { background: 'bg.muted' } },
      ghost: { fontWeight: 'medium', _hover: { background: 'bg.muted' } },
      ink: { background: 'bg.ink', color: 'fg.onInk', _hover: { background: 'bg.inkRaised' } },
      lineInk: { borderColor: 'fg.onInkMuted', color: 'fg.onInk', _hover: { background: 'bg.inkRaised' } },
      soft: {},
      solid: {},
    },
    tone: { earned: {}, pending: {}, refused: {}, info: {} },
    size: {
      xs: {
        minHeight: { base: 'control.md', md: 'control.xs' },
        paddingBlock: '1',
        paddingInline: '3',
        fontSize: 'sm',
      },
      sm: {
        minHeight: { base: 'control.md', md: 'control.sm' },
        paddingBlock: '1',
        paddingInline: '3',
        fontSize: 'sm',
      },
      md: { minHeight: 'control.md' },
      lg: { minHeight: 'control.lg', paddingInline: '6', fontSize: 'lg' },
    },
    isBlock: { true: { width: '100%' } },
    isIcon: { true: { padding: '0', flex: 'none' } },
  },
  compoundVariants: [
    ...toneVariants,
    { isIcon: true, size: 'xs', css: { width: { base: 'control.md', md: 'control.xs' } } },
    { isIcon: true, size: 'sm', css: { width: { base: 'control.md', md: 'control.sm' } } },
    { isIcon: true, size: 'md', css: { width: 'control.md' } },
    { isIcon: true, size: 'lg', css: { width: 'control.lg' } },
  ],
  defaultVariants: { variant: 'plain', size: 'md' },
});
