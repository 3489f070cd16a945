import { describeFailure } from '~/api/api-error';
import { failureMessages, successMessages } from '~/api/contract/messages';
import { ForgotPasswordBody } from '~/api/contract/requests';
import { call } from '~/api/http';
import { notify } from '~/design-system/feedback/notify';
import { useAppForm } from '~/design-system/forms/app-form';
import { Form } from '~/design-system/forms/form';
import { SubmitButton } from '~/design-system/forms/submit-button';
import { TextField } from '~/design-system/forms/text-field';

export interface ForgotPasswordFormProps {
  /** The request was taken for this address. */
  onSent: (email: string) => void;
}

/** Asks for a reset link. Its failures are toasts alone, as the specification has it; the address stays. */
export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const form = useAppForm({ schema: ForgotPasswordBody, initialValues: { email: '' } });

  const submit = async (body: ForgotPasswordBody) => {
    try {
      await call('forgotPassword', { body });
    } catch (error) {
      notify.error(describeFailure(error, failureMessages.forgotPassword));
      return;
    }
    notify.success(successMessages.forgotPassword);
    onSent(body.email);
  };

  return (
    <Form of={form} onSubmit={submit}>
      <TextField of={form} name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
      <SubmitButton of={form} label="Envoyer le lien" busyLabel="Envoi en cours..." isBlock />
    </Form>
  );
}
