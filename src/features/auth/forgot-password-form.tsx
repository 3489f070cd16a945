import { describeFailureWithFields } from '~/api/api-error';
import { failureMessages, successMessages } from '~/api/contract/messages';
import { ForgotPasswordBody } from '~/api/contract/requests/request-bodies';
import { call } from '~/api/http';
import { notify } from '~/design-system/feedback/notify';
import { useAppForm } from '~/design-system/forms/app-form';
import { Form } from '~/design-system/forms/form';
import { SubmitButton } from '~/design-system/forms/submit-button';
import { TextField } from '~/design-system/forms/text-field';

export interface ForgotPasswordFormProps {
  onSent: (email: string) => void;
}

/** Requests a reset link. Errors are toasts only (specification, section 8); the address stays. */
export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const form = useAppForm({ schema: ForgotPasswordBody, initialValues: { email: '' } });

  const submit = async (body: ForgotPasswordBody) => {
    try {
      await call('forgotPassword', { body });
    } catch (error) {
      notify.error(describeFailureWithFields(error, failureMessages.forgotPassword));
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
