import { getRouteApi, Link } from '@tanstack/react-router';
import { describeFailureWithFields } from '~/api/api-error';
import { clientCalls } from '~/api/contract/client-calls';
import { ResetPasswordForm as ResetPasswordFields } from '~/api/contract/requests/request-bodies';
import { MIN_PASSWORD_LENGTH } from '~/api/contract/scalars';
import { call } from '~/api/http';
import { pageTitle } from '~/content/brand';
import { Button } from '~/design-system/actions/button';
import { TextLink } from '~/design-system/actions/text-link';
import { notify } from '~/design-system/feedback/notify';
import { useAppForm } from '~/design-system/forms/app-form';
import { Form, SubmitButton, stayBusyUntilNavigation } from '~/design-system/forms/form';
import { TextField } from '~/design-system/forms/form-fields';
import { useAbortOnNavigation } from '~/lib/browser/use-abort-on-navigation';
import { useDocumentTitle } from '~/lib/browser/use-document-title';
import { AuthLayout } from './auth-layout';
import { NewPasswordFields } from './new-password-fields';
import { readResetLink } from './reset-link';

const INVALID_LINK = 'Lien invalide';

const route = getRouteApi('/_public/_visitor/reset-password');

export function ResetPasswordPage() {
  const { token, email } = readResetLink(route.useSearch());
  useDocumentTitle(token ? undefined : pageTitle(INVALID_LINK));
  if (!token) {
    return (
      <AuthLayout title={INVALID_LINK} description="Ce lien de réinitialisation n'est pas valide ou a expiré.">
        <Button asChild variant="accent" isBlock>
          <Link to="/forgot-password">Demander un nouveau lien</Link>
        </Button>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Nouveau mot de passe"
      description={`Choisissez un mot de passe d’au moins ${MIN_PASSWORD_LENGTH} caractères.`}
    >
      <ResetPasswordForm token={token} email={email} />
      <p>
        Ce lien ne fonctionne plus ?{' '}
        <TextLink asChild>
          <Link to="/forgot-password">Recevoir un autre lien</Link>
        </TextLink>
      </p>
    </AuthLayout>
  );
}

/** Errors are toasts only (specification, section 8). */
function ResetPasswordForm({ token, email }: { token: string; email: string }) {
  const navigate = route.useNavigate();
  const getSignal = useAbortOnNavigation();
  const form = useAppForm({
    schema: ResetPasswordFields,
    initialValues: { email, password: '', password_confirmation: '' },
  });

  const submit = async (fields: ResetPasswordFields) => {
    const signal = getSignal();
    try {
      await call('resetPassword', { body: { ...fields, token } });
    } catch (error) {
      notify.error(describeFailureWithFields(error, clientCalls.resetPassword.failure));
      return;
    }
    notify.success(clientCalls.resetPassword.success);
    if (signal.aborted) return;
    // Replaces the entry: the link works only once.
    await navigate({ to: '/login', replace: true });
    await stayBusyUntilNavigation();
  };

  return (
    <Form of={form} onSubmit={submit}>
      <TextField of={form} name="email" label="Email" type="email" autoComplete="username" isReadOnly />
      <NewPasswordFields of={form} label="Nouveau mot de passe" />
      <SubmitButton of={form} label="Réinitialiser le mot de passe" busyLabel="Réinitialisation en cours..." isBlock />
    </Form>
  );
}
