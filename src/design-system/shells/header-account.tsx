import { chakra } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { Button } from '../actions/button';

const GreetingRoot = chakra('span', {
  base: {
    display: 'block',
    minWidth: '0',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 'sm',
    '& b': { fontWeight: 'bold' },
  },
});

export interface GreetingProps {
  name: string;
}

/** « Bonjour, Camille ». A long name is cut, with the whole of it in `title`. */
export function Greeting({ name }: GreetingProps) {
  return (
    <GreetingRoot title={name}>
      Bonjour,{' '}
      <b>
        <bdi>{name}</bdi>
      </b>
    </GreetingRoot>
  );
}

const LogoutRoot = chakra('span', {
  base: {
    flex: 'none',
    marginRight: '-12px',
    '& button': { smDown: { width: 'control.md', padding: '0' } },
    '& [data-label]': {
      smDown: { srOnly: true },
    },
  },
});

export interface LogoutButtonProps {
  onLogout: () => void;
}

/** « Déconnexion »; an icon alone on phones, with the same name. */
export function LogoutButton({ onLogout }: LogoutButtonProps) {
  return (
    <LogoutRoot>
      <Button variant="ghost" size="sm" onClick={onLogout}>
        <LogOut aria-hidden="true" />
        <span data-label="">Déconnexion</span>
      </Button>
    </LogoutRoot>
  );
}
