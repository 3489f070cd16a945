import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { User } from '~/api/contract/entities';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { notify } from '~/design-system/feedback/notify';
import { useEscape } from '~/design-system/overlay/confirm-host';
import { lazyModule } from '~/lib/browser/lazy-module';
import { useAbortOnNavigation } from '~/lib/browser/use-abort-on-navigation';
import type { Screen } from '../screen';
import { recordPlaces } from './record-places';

export const commandPalette = lazyModule(() => import('./command-palette'));

export interface CommandControlProps {
  user: User;
  screens: readonly Screen[];
  onLogout: () => void;
  opening: number;
  isOpen: boolean;
  onClose: () => void;
}

/** Notes the places that are left, and loads and shows the menu. */
export function CommandControl(props: CommandControlProps) {
  const { user, screens, opening, isOpen, onClose } = props;
  const router = useRouter();
  useEffect(() => recordPlaces(router, { owner: user.id, screens }), [router, user.id, screens]);
  const getSignal = useAbortOnNavigation(isOpen);
  const closeOnNavigation = useEffectEvent(() => getSignal().addEventListener('abort', onClose));
  useEffect(() => {
    if (isOpen) closeOnNavigation();
  }, [isOpen]);
  const module = commandPalette.useModule(isOpen ? opening : null, () => {
    onClose();
    notify.error(LOAD_FAILURE);
  });
  useEscape(isOpen && !module, onClose);
  return module && opening > 0 && <module.CommandPalette key={opening} {...props} />;
}
