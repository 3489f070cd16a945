import { describeFailureWithFields } from '~/api/api-error';
import { failureMessages, successMessages } from '~/api/contract/messages';
import { ResetPasswordForm as ResetPasswordFields } from '~/api/contract/requests/request-bodies';
import { call } from '~/api/http';
import { notify } from '~/design-system/feedback/notify';
import { useAppForm } from '~/design-system/forms/app-form';
import { Form } from '~/design-system/forms/form';
import { PasswordField } from '~/design-system/forms/password-field';
import { SubmitButton } from '~/design-system/forms/submit-button';
import { TextField } from '~/design-system/forms/text-field';
import { useIsMounted } from '~/lib/browser/use-is-mounted';
import { NEW_PASSWORD_HINT } from './new-password-hint';
import type { ResetPasswordPageProps } from './reset-password-page';
import { untilLeft } from './until-left';

/** The email is read-only. Errors are toasts only (specification, section 8). */
export function ResetPasswordForm({ token, email, onDone }: ResetPasswordPageProps) {
  const form = useAppForm({
    schema: ResetPasswordFields,
    initialValues: { email, password: '', password_confirmation: '' },
  });

  const isStillHere = useIsMounted();

  const submit = async (fields: ResetPasswordFields) => {
    try {
      await call('resetPassword', { body: { ...fields, token } });
    } catch (error) {
      notify.error(describeFailureWithFields(error, failureMessages.resetPassword));
      return;
    }
    notify.success(successMessages.resetPassword);
    if (!isStillHere()) return;
    await onDone();
    await untilLeft();
  };

  return (
    <Form of={form} onSubmit={submit}>
      <TextField of={form} name="email" label="Email" type="email" autoComplete="username" isReadOnly />
      <PasswordField
        of={form}
        name="password"
        label="Nouveau mot de passe"
        hint={NEW_PASSWORD_HINT}
        autoComplete="new-password"
      />
      <PasswordField
        of={form}
        name="password_confirmation"
        label="Confirmer le mot de passe"
        autoComplete="new-password"
      />
      <SubmitButton of={form} label="Réinitialiser le mot de passe" busyLabel="Réinitialisation en cours..." isBlock />
    </Form>
  );
}
