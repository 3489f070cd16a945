import { chakra } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { Button } from '../actions/button';
import { BELOW_TABLET, PHONE } from './media';

const LogoutRoot = chakra('span', {
  base: {
    flex: 'none',
    marginRight: '-12px',
    '& button': { [BELOW_TABLET]: { minHeight: 'control.md' }, [PHONE]: { width: 'control.md', padding: '0' } },
    '& [data-label]': {
      [PHONE]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
});

export interface LogoutButtonProps {
  /** Ends the session. */
  onLogout: () => void;
  /** The call is under way. */
  isBusy?: boolean;
}

/** « Déconnexion »: an icon alone on a phone, still called by its name. */
export function LogoutButton({ onLogout, isBusy = false }: LogoutButtonProps) {
  return (
    <LogoutRoot>
      <Button variant="ghost" size="sm" isBusy={isBusy} onClick={onLogout}>
        <LogOut aria-hidden="true" />
        <span data-label="">Déconnexion</span>
      </Button>
    </LogoutRoot>
  );
}
