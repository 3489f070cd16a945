import { useBlocker, useRouter } from '@tanstack/react-router';

interface LeaveGuardOptions {
  isAtRisk: (from: string, to: string) => boolean;
  ask: () => Promise<boolean>;
  isTabAtRisk: () => boolean;
  isDisabled?: boolean;
}

/** Asks before unsaved changes are lost. Back and Forward are undone first, and repeated once confirmed. */
export const useLeaveGuard = ({ isAtRisk, ask, isTabAtRisk, isDisabled }: LeaveGuardOptions): void => {
  const { history } = useRouter();
  useBlocker({
    shouldBlockFn: async ({ current, next, action }) => {
      if (!isAtRisk(current.pathname, next.pathname)) return false;
      if (action !== 'BACK' && action !== 'FORWARD') return !(await ask());
      const goOn = action === 'BACK' ? history.back : history.forward;
      void ask().then((mayBeLost) => mayBeLost && goOn({ ignoreBlocker: true }));
      return true;
    },
    enableBeforeUnload: isTabAtRisk,
    disabled: isDisabled,
  });
};
