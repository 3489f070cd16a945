import { LOAD_FAILURE } from '~/content/loading-texts';
import type { lazyModule } from '~/lib/browser/lazy-module';
import { notify } from '../feedback/notify';
import { useEscape } from './use-escape';

/** Loads a modal's code when it opens first, or on idle. Escape withdraws the opening while the code loads; a code that fails to load closes it. */
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
