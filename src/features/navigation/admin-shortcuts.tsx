import { useNavigate, useRouter } from '@tanstack/react-router';
import { Keyboard } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '~/design-system/actions/button';
import { useLazyModal } from '~/design-system/overlay/use-lazy-modal';
import { isComposing } from '~/lib/browser/composition';
import { lazyModule } from '~/lib/browser/lazy-module';
import { usePageCommands } from '~/lib/browser/page-commands';
import { hasCookie, removeCookie, setMarkerCookie } from '~/lib/browser/storage';
import { useAbortOnNavigation } from '~/lib/browser/use-abort-on-navigation';
import { isModalOpen } from './signed-in/open-modal';

/** Set: the single-key shortcuts of the administration are off. */
const NO_SHORTCUTS_COOKIE = 'missio_no_shortcuts';
const A_YEAR_S = 365 * 24 * 60 * 60;

/** Elements that take keys as text. */
const TYPING = 'input, textarea, select, [contenteditable]';

const isTakenElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TYPING) !== null) || isModalOpen();

const shortcutsModal = lazyModule(() => import('./shortcuts-modal'));

/** Single-key shortcuts, the modal that lists them, and the switch that disables them (WCAG 2.1.4). */
export function AdminShortcuts() {
  const navigate = useNavigate();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const getSignal = useAbortOnNavigation();
  const close = () => setOpen(false);
  const open = () => {
    setOpen(true);
    // Back closes it, as it closes any modal.
    getSignal().addEventListener('abort', close);
  };
  const [isOn, setOn] = useState(() => !hasCookie(NO_SHORTCUTS_COOKIE));

  const createOffer = () => {
    const { pathname, search, state } = router.state.location;
    const isThere = pathname === '/admin/offers';
    void navigate({
      to: '/admin/offers',
      search: isThere ? { ...search, edit: undefined, detail: undefined, create: true } : { create: true },
      state: isThere ? { isModal: true } : {},
      // A modal whose code is still loading gives way.
      replace: isThere && state.isModal === true,
      resetScroll: false,
    });
  };
  const actions: Partial<Record<string, () => void>> = {
    '/': () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
    n: createOffer,
    '?': open,
  };
  usePageCommands([
    { label: 'Créer une offre', shortcut: isOn ? 'n' : undefined, run: createOffer },
    { label: 'Voir les raccourcis clavier', shortcut: isOn ? '?' : undefined, run: open },
  ]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!isOn || !action || isComposing(event) || event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isTakenElsewhere(event.target)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const switchTo = (isWanted: boolean) => {
    setOn(isWanted);
    if (isWanted) removeCookie(NO_SHORTCUTS_COOKIE);
    else setMarkerCookie(NO_SHORTCUTS_COOKIE, A_YEAR_S);
  };

  const lazy = useLazyModal(shortcutsModal, isOpen, close);

  return (
    <>
      <IconButton size="sm" label="Raccourcis clavier" icon={<Keyboard aria-hidden />} onClick={open} />
      {lazy && <lazy.ShortcutsModal isOpen={isOpen} isOn={isOn} onSwitch={switchTo} onClose={close} />}
    </>
  );
}
