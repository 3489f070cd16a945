import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { badgeRecipe } from './badge.recipe';
import type { Tone } from './tones';

const Root = chakra('span', badgeRecipe);

export interface BadgeProps {
  /** The word or the few words of the badge. */
  children: ReactNode;
  /** The meaning; `neutral` has none, `ink` names a role. */
  tone?: Tone | 'neutral' | 'ink';
  /** A lucide icon; owed by every badge whose tone has a meaning, because colour alone says nothing to some. */
  icon?: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** The frame that all badges share. Screens use the named badges (status, validation, role…) rather than this one. */
export function Badge({ children, tone = 'neutral', icon, ref }: BadgeProps) {
  return (
    <Root ref={ref} tone={tone}>
      {icon}
      <span>{children}</span>
    </Root>
  );
}
