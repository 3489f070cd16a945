import type { ButtonProps } from '~/design-system/actions/button';
import type { MessageTone, Tone } from '~/design-system/feedback/tones';
import type { StackProps } from '~/design-system/layout/stack';

/* The meanings of values, and the props, that several components share. */

export const tones: Record<Tone, string> = {
  earned: 'gagné',
  pending: 'en attente',
  refused: 'refusé',
  info: 'information',
};

export const buttonSizes: Record<NonNullable<ButtonProps['size']>, string> = {
  xs: '32 px',
  sm: '36 px',
  md: '44 px',
  lg: '52 px',
};

export const gaps: Record<NonNullable<StackProps['gap']>, string> = {
  tight: '8 px',
  dense: '12 px',
  medium: '16 px',
  airy: '24 px',
};

export const messageTones: Record<MessageTone, string> = { ...tones, warning: 'une action est demandée' };

export const buttonVariants: Record<NonNullable<ButtonProps['variant']>, string> = {
  plain: 'ordinaire',
  accent: 'principale, une par vue',
  ghost: 'discrète',
  soft: 'teintée',
  solid: 'pleine',
  ink: 'sur l’encre',
  lineInk: 'sur l’encre, avec un bord',
};

/** What every field of a form takes. */
export const boundField = {
  of: { text: 'Le formulaire, de `useAppForm`', type: 'AppForm', isRequired: true },
  name: { text: 'Le nom du champ, qui existe dans le formulaire', type: 'string', isRequired: true },
  label: { text: 'Le libellé, toujours visible', type: 'string', isRequired: true },
} as const;
