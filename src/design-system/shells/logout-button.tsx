import { chakra } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { Button } from '../actions/button';
import { BELOW_TABLET, PHONE } from '../layout/media';

const LogoutRoot = chakra('span', {
  base: {
    flex: 'none',
    marginRight: '-12px',
    '& button': { [BELOW_TABLET]: { minHeight: 'control.md' }, [PHONE]: { width: 'control.md', padding: '0' } },
    '& [data-label]': {
      [PHONE]: { srOnly: true },
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
