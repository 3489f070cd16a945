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
const letters = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** The first letter that a reader sees, accents and ligatures whole; « ? » for a name that is empty. */
function initialOf(name: string): string {
  const [first] = letters.segment(name.trim().normalize('NFC'));
  return first?.segment.toLocaleUpperCase('fr') ?? '?';
}

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
