import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { describeFailure } from '~/api/api-error';
import { successMessages } from '~/api/contract/messages';
import { call } from '~/api/http';
import { useSingleFlight } from '~/lib/browser/use-single-flight';

type TestResult = { tone: 'earned' | 'refused'; message: string } | null;

/**
 * Tests the saved settings; `forget` drops the last result and that of a running test, after other settings were
 * saved.
 */
export const useConnectionTest = () => {
  const [result, setResult] = useState<TestResult>(null);
  const saves = useRef(0);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call('testNetwork'),
    meta: { successToast: successMessages.connectionTest, failureToast: (error) => describeFailure(error) },
    onMutate: () => {
      setResult(null);
      const savesBefore = saves.current;
      return (outcome: TestResult) => savesBefore === saves.current && setResult(outcome);
    },
    onSuccess: ({ message }, _variables, show) =>
      show({ tone: 'earned', message: message || successMessages.connectionTest }),
    onError: (error, _variables, show) => show?.({ tone: 'refused', message: describeFailure(error) }),
  });
  const forget = () => {
    saves.current += 1;
    setResult(null);
  };
  const test = useSingleFlight(() => mutateAsync());
  return { test, isTesting: isPending, result, forget };
};
