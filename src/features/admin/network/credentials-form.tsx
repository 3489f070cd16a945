import { useRef, useState } from 'react';
import { describeFailure } from '~/api/api-error';
import { clientCalls } from '~/api/contract/client-calls';
import type { NetworkSettings } from '~/api/contract/entities';
import { call } from '~/api/http';
import { Button } from '~/design-system/actions/button';
import { Banner } from '~/design-system/feedback/banner';
import { Form, SubmitButton } from '~/design-system/forms/form';
import { PasswordField, TextField } from '~/design-system/forms/form-fields';
import { useIsDirty } from '~/design-system/forms/saved-values';
import { ButtonRow } from '~/design-system/page/rows';
import { useSingleFlight } from '~/lib/browser/single-flight';
import { useSaveSettings } from './use-save-settings';

export interface CredentialsFormProps {
  settings: NetworkSettings['settings'];
  onSaved: () => void;
}

/** Edits the affiliate network's credentials and tests the saved ones. */
export function CredentialsForm({ settings, onSaved }: CredentialsFormProps) {
  const { test, isTesting, result, clearResult } = useConnectionTest();
  const { form, save, failure } = useSaveSettings(settings, () => {
    clearResult();
    onSaved();
  });
  const isDirty = useIsDirty(form);
  return (
    <Form of={form} onSubmit={save} aria-label="Identifiants Daisycon">
      {failure && <Banner tone="refused">{failure}</Banner>}
      {result && <Banner tone={result.tone}>{result.message}</Banner>}
      <TextField of={form} name="publisher_id" label="Publisher ID" autoComplete="off" />
      <TextField of={form} name="username" label="Nom d'utilisateur" autoComplete="off" />
      <PasswordField
        of={form}
        name="password"
        label="Mot de passe"
        autoComplete="new-password"
        hint="Par sécurité, il ne s’affiche pas : saisissez-le à nouveau pour modifier les identifiants."
      />
      <ButtonRow note={isDirty && 'Le test porte sur les identifiants enregistrés.'}>
        <SubmitButton of={form} label="Sauvegarder" busyLabel="Sauvegarde..." />
        <Button isBusy={isTesting} busyLabel="Test en cours..." onClick={test}>
          Tester la connexion
        </Button>
      </ButtonRow>
    </Form>
  );
}

type TestResult = { tone: 'earned' | 'refused'; message: string } | null;

/** Tests the saved settings; `clearResult` drops the last result, and that of a running test. */
const useConnectionTest = () => {
  const [result, setResult] = useState<TestResult>(null);
  const saved = useRef(new AbortController());
  const { send, isPending } = useSingleFlight({
    mutationKey: ['testNetwork'],
    mutationFn: () => call('testNetwork'),
    meta: { successToast: clientCalls.testNetwork.success, failureToast: (error) => describeFailure(error) },
    onMutate: () => {
      setResult(null);
      const { signal } = saved.current;
      return (outcome: TestResult) => signal.aborted || setResult(outcome);
    },
    onSuccess: ({ message }, _variables, show) =>
      show({ tone: 'earned', message: message || clientCalls.testNetwork.success }),
    onError: (error, _variables, show) => show?.({ tone: 'refused', message: describeFailure(error) }),
  });
  const clearResult = () => {
    saved.current.abort();
    saved.current = new AbortController();
    setResult(null);
  };
  return { test: () => send(), isTesting: isPending, result, clearResult };
};
