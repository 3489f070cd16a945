import { chakra, defineRecipe } from '@chakra-ui/react';
import { trimInvisible } from '~/lib/format/invisible';

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

/** One visible character with its accents, joiners or flag halves. `Intl.Segmenter` would block for 20 ms. */
const FIRST_LETTER = /^(?:\p{RI}{2}|\P{M}(?:\p{M}|\p{Emoji_Modifier}|\u200D\P{M})*)/u;

const initialOf = (name: string): string =>
  FIRST_LETTER.exec(trimInvisible(name).normalize('NFC'))?.[0].toUpperCase() ?? '?';

export interface AvatarProps {
  /** Not read out: the name itself always stands beside. */
  name: string;
  size?: 'sm' | 'lg';
}

export function Avatar({ name, size = 'sm' }: AvatarProps) {
  return (
    <Root size={size} aria-hidden="true">
      {initialOf(name)}
    </Root>
  );
}
