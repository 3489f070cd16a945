import { useBlocker } from '@tanstack/react-router';
import { confirm } from '~/design-system/overlay/confirm';

/** Asks before a page with unsaved changes is left: through the confirm dialog, or the browser's own when the tab closes. */
export const useLeaveGuard = (hasUnsavedChanges: () => boolean): void => {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || !hasUnsavedChanges()) return false;
      const isSure = await confirm({
        message: 'Vos modifications ne sont pas enregistrées. Quitter cette page les efface.',
      });
      return !isSure;
    },
    enableBeforeUnload: hasUnsavedChanges,
  });
};
