import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { badgeRecipe } from './badge.recipe';
import type { Tone } from './tones';

const Root = chakra('span', badgeRecipe);

export interface BadgeProps {
  children: ReactNode;
  tone?: Tone | 'neutral' | 'ink';
  /** Required with a meaningful tone: colour alone says nothing to some readers. */
  icon?: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** Base of all badges. Screens use the named ones (status, validation, role). */
export function Badge({ children, tone = 'neutral', icon, ref }: BadgeProps) {
  return (
    <Root ref={ref} tone={tone}>
      {icon}
      <span>{children}</span>
    </Root>
  );
}
