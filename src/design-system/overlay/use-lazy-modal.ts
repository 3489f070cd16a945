import { LOAD_FAILURE } from '~/content/shared-texts';
import type { lazyModule } from '~/lib/browser/lazy-module';
import { notify } from '../feedback/notify';
import { useEscape } from './confirm-host';

/** Loads a modal’s code on first open or on idle. Escape or a failed load cancels the opening. */
export function useLazyModal<TModule extends object>(
  lazy: ReturnType<typeof lazyModule<TModule>>,
  isOpen: boolean,
  onClose: () => void,
): TModule | null {
  const module = lazy.useModule(isOpen ? 'open' : null, () => {
    onClose();
    notify.error(LOAD_FAILURE);
  });
  useEscape(isOpen && !module, onClose);
  lazy.useModulePreload();
  return module;
}
