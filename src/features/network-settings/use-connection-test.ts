import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '~/api/api-error';
import { successMessages } from '~/api/contract/messages';
import { call } from '~/api/http';
import { useOneAtATime } from '~/lib/use-one-at-a-time';

/** What the last test of the saved settings came to. */
type TestResult = { tone: 'earned' | 'refused'; message: string } | null;

/** Tries the saved settings; `forget` takes the result of the last test away, and leaves one that runs alone. */
export const useConnectionTest = () => {
  const [result, setResult] = useState<TestResult>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call('testNetwork'),
    meta: { successToast: successMessages.connectionTest, failureToast: (error) => describeFailure(error) },
    onMutate: () => setResult(null),
    onSuccess: ({ message }) => setResult({ tone: 'earned', message: message || successMessages.connectionTest }),
    onError: (error) => setResult({ tone: 'refused', message: describeFailure(error) }),
  });
  const test = useOneAtATime(() => mutateAsync());
  return { test, isTesting: isPending, result, forget: () => setResult(null) };
};
