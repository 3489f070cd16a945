import { useMutation } from '@tanstack/react-query';
import { describeFailure } from '~/api/api-error';
import { successMessages } from '~/api/contract/messages';
import { call } from '~/api/http';
import { notify } from '~/design-system/feedback/notify';

/** What the last test of the saved settings came to. */
type TestResult = { tone: 'earned' | 'refused'; message: string } | null;

/** Tries the saved settings; `reset` forgets the result. */
export const useConnectionTest = () => {
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: () => call('testNetwork'),
    meta: { failureToast: (error) => describeFailure(error) },
    onSuccess: () => notify.success(successMessages.connectionTest),
  });
  const result: TestResult = error
    ? { tone: 'refused', message: describeFailure(error) }
    : data
      ? { tone: 'earned', message: data.message || successMessages.connectionTest }
      : null;
  return { test: () => mutate(), isTesting: isPending, result, reset };
};
