import { chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button';

const Root = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2',
    alignItems: 'center',
    overflowWrap: 'anywhere',
    '& > button': { marginBlock: '-12px' },
  },
});

export interface SecretTextProps {
  /** What it is, after a verb: « la clé API ». */
  name: string;
  /** The secret; it stands in the page only while it is shown. */
  children: string;
}

/** A secret that one may read, hidden until asked for. */
export function SecretText({ name, children }: SecretTextProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Root>
      {isShown ? <span>{children}</span> : <span aria-hidden>••••••••</span>}
      <IconButton
        label={isShown ? `Masquer ${name}` : `Afficher ${name}`}
        icon={<Icon aria-hidden />}
        onClick={() => setShown(!isShown)}
      />
    </Root>
  );
}
