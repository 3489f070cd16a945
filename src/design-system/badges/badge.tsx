import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import type { Tone } from '../feedback/tones';

const tint = (tone: Tone) => ({
  background: `${tone}.subtle`,
  borderColor: `${tone}.emphasized`,
  color: `${tone}.fg`,
});

/** The icon and the word carry the meaning; the colour only repeats it. */
const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    maxWidth: '100%',
    minHeight: '24px',
    paddingBlock: '1px',
    paddingInline: '2',
    border: 'hairline',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'snug',
    // `anywhere` would let a narrow column squeeze « En attente » into single letters.
    overflowWrap: 'break-word',
    '& > span': { minWidth: '0' },
    '& > svg': { flex: 'none', width: '14px', height: '14px' },
  },
  variants: {
    tone: {
      neutral: { background: 'bg.muted', color: 'fg' },
      ink: { background: 'bg.ink', borderColor: 'bg.ink', color: 'fg.onInk' },
      earned: tint('earned'),
      pending: tint('pending'),
      refused: tint('refused'),
      info: tint('info'),
    },
  },
  defaultVariants: { tone: 'neutral' },
});

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
