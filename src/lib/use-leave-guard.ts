import { useBlocker, useRouter } from '@tanstack/react-router';

interface LeaveGuardOptions {
  /** Whether leaving this page for that one would lose something. */
  isAtRisk: (from: string, to: string) => boolean;
  /** Asks whether it may be lost. */
  ask: () => Promise<boolean>;
  /** Whether the browser should ask before the tab closes. */
  isTabAtRisk: () => boolean;
  isDisabled?: boolean;
}

/**
 * Asks before something unsaved is left. Back and Forward have moved the address before anybody can be asked: it is put right at once, and
 * the step taken anew by the answer. Otherwise a second Back, while the question stands, would leave the page under another's address.
 */
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
