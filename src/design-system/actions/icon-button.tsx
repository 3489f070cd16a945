import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Tone } from '../badges/tones';
import type { DomProps } from '../dom-props';
import { buttonRecipe } from './button.recipe';

const IconButtonRoot = chakra('button', buttonRecipe);

export interface IconButtonProps extends Omit<DomProps<'button'>, 'children'> {
  /** What it does and on what, in French: « Détails de Camille ». It is the accessible name and the tooltip. */
  label: string;
  /** The lucide icon: `<Eye aria-hidden />`. */
  icon: ReactNode;
  /** @default 'ghost' */
  variant?: 'plain' | 'ghost' | 'lineInk' | 'soft' | 'solid';
  /** The meaning of a `soft` or `solid` one. */
  tone?: Tone;
  /**
   * 32, 36, 44 or 52 px; on a phone never less than 44.
   * @default 'md'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg';
}

/** A button that shows an icon alone, with its words for those who cannot see or do not know it. */
export function IconButton({ label, icon, variant = 'ghost', type = 'button', ...rest }: IconButtonProps) {
  return (
    <IconButtonRoot isIcon type={type} variant={variant} aria-label={label} title={label} {...rest}>
      {icon}
    </IconButtonRoot>
  );
}
