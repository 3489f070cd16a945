import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { IconButton } from '~/design-system/actions/button';
import { notify } from '~/design-system/feedback/notify';
import { isComposing } from '~/lib/browser/composition';
import { onIdle } from '~/lib/browser/deferred';
import { lazyModule } from '~/lib/browser/lazy-module';
import type { CommandControlProps } from '../commands/command-control';
import { isModalOpen } from './open-modal';

/** Small, and loaded on idle; the menu itself is loaded when it is about to be used. */
const commandControl = lazyModule(() => import('../commands/command-control'));

type Control = typeof import('../commands/command-control');

const whenLoaded = (use: (control: Control) => void) => void commandControl.load().then(use, () => {});

const preloadMenu = () => whenLoaded(({ commandPalette }) => commandPalette.preload());

/** ⌘ on Apple's systems, where Ctrl+K deletes to the end of a line; Ctrl elsewhere. */
const isMenuKey = (event: Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean> & { key: string }): boolean =>
  /^k$/i.test(event.key) &&
  !event.altKey &&
  !event.shiftKey &&
  event.ctrlKey !== event.metaKey &&
  event.metaKey === /Mac|iP/.test(navigator.platform);

export type CommandButtonProps = Omit<CommandControlProps, 'opening' | 'isOpen' | 'onClose'>;

/** The button and the key of the command menu. */
export function CommandButton(props: CommandButtonProps) {
  const [isOpen, setOpen] = useState(false);
  /** Its number: each starts with an empty field. */
  const [opening, setOpening] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  const close = () => setOpen(false);
  const open = () => {
    setOpen(true);
    setOpening(opening + 1);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A modal may hold an unsaved form.
    if (!isMenuKey(event) || isComposing(event) || (isModalOpen() && !isOpen)) return;
    event.preventDefault();
    if (!event.repeat) (isOpen ? close : open)();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => onIdle(() => whenLoaded(() => setLoaded(true))), []);
  const control = commandControl.useModule(isOpen || isLoaded ? opening : null, () => {
    close();
    notify.error(LOAD_FAILURE);
  });
  return (
    <>
      <IconButton
        size="sm"
        label="Accès rapide"
        icon={<Search aria-hidden />}
        onPointerEnter={preloadMenu}
        onFocus={preloadMenu}
        onClick={open}
      />
      {control && <control.CommandControl {...props} opening={opening} isOpen={isOpen} onClose={close} />}
    </>
  );
}
