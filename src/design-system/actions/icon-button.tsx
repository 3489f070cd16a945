import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Tone } from '../badges/tones';
import type { DomProps } from '../dom-props';
import { buttonRecipe } from './button.recipe';

const IconButtonRoot = chakra('button', buttonRecipe);

export interface IconButtonProps extends Omit<DomProps<'button'>, 'children'> {
  /** Accessible name and tooltip, in French: « Détails de Camille ». */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'ghost' | 'lineInk' | 'soft' | 'solid';
  tone?: Tone;
  /** 32, 36, 44 or 52 px, at least 44 on phones. */
  size?: 'xs' | 'sm' | 'md' | 'lg';
}

export function IconButton({ label, icon, variant = 'ghost', type = 'button', ...rest }: IconButtonProps) {
  return (
    <IconButtonRoot isIcon type={type} variant={variant} aria-label={label} title={label} {...rest}>
      {icon}
    </IconButtonRoot>
  );
}
