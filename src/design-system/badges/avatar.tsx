import { chakra, defineRecipe } from '@chakra-ui/react';

const avatarRecipe = defineRecipe({
  className: 'avatar',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    border: 'hairline',
    borderRadius: 'full',
    background: 'bg.muted',
    color: 'fg',
    fontWeight: 'bold',
    lineHeight: '1',
  },
  variants: {
    size: {
      sm: { width: '32px', height: '32px', fontSize: 'sm' },
      lg: { width: '48px', height: '48px', fontSize: 'lg' },
    },
  },
  defaultVariants: { size: 'sm' },
});

const Root = chakra('span', avatarRecipe);

/**
 * One sign with what belongs to it: accents, what joins pictures into one, the two halves of a flag. `Intl.Segmenter` would keep the
 * first screen for 20 ms.
 */
const FIRST_LETTER = /^(?:\p{RI}{2}|\P{M}(?:\p{M}|\p{Emoji_Modifier}|\u200D\P{M})*)/u;

/** The first letter that a reader sees, accents and ligatures whole; « ? » for a name that is empty. */
const initialOf = (name: string): string => FIRST_LETTER.exec(name.trim().normalize('NFC'))?.[0].toUpperCase() ?? '?';

export interface AvatarProps {
  /** The name whose initial is shown. It is not read out: the name itself always stands beside. */
  name: string;
  /** 32 px in rows, 48 px at the head of a dialog. */
  size?: 'sm' | 'lg';
}

/** A person's initial in a circle, an aid for the eye beside the name. */
export function Avatar({ name, size = 'sm' }: AvatarProps) {
  return (
    <Root size={size} aria-hidden="true">
      {initialOf(name)}
    </Root>
  );
}
