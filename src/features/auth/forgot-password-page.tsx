import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { describeFailureWithFields } from '~/api/api-error';
import { clientCalls } from '~/api/contract/client-calls';
import { ForgotPasswordBody } from '~/api/contract/requests/request-bodies';
import { call } from '~/api/http';
import { pageTitle } from '~/content/brand';
import { notify } from '~/design-system/feedback/notify';
import { useAppForm } from '~/design-system/forms/app-form';
import { endDraft } from '~/design-system/forms/draft';
import { Form, SubmitButton } from '~/design-system/forms/form';
import { TextField } from '~/design-system/forms/form-fields';
import { BackLink } from '~/design-system/page/back-link';
import { keepReturnTo } from '~/lib/browser/router-links';
import { useDocumentTitle } from '~/lib/browser/use-document-title';
import { AuthLayout } from './auth-layout';

const Address = chakra('strong', { base: { overflowWrap: 'anywhere' } });

function BackToLogin() {
  return (
    <div>
      <BackLink>
        <Link to="/login" state={keepReturnTo}>
          Retour à la connexion
        </Link>
      </BackLink>
    </div>
  );
}

const REQUEST_HINT =
  'Indiquez l’email de votre compte : ' + 'nous vous enverrons un lien pour choisir un nouveau mot de passe.';

const SENT = 'Email envoyé !';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  useDocumentTitle(sentTo === null ? undefined : pageTitle(SENT));
  if (sentTo === null) {
    return (
      <AuthLayout key="request" title="Mot de passe oublié" description={REQUEST_HINT}>
        <ForgotPasswordForm onSent={setSentTo} />
        <BackToLogin />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout key="sent" title={SENT} isFocusedOnArrival>
      <p>
        Si un compte existe pour{' '}
        <Address>
          <bdi>{sentTo}</bdi>
        </Address>
        , un lien de réinitialisation vient d’y être envoyé.
      </p>
      <p>Vérifiez votre boîte de réception, et le dossier des indésirables. Le lien est valable une heure.</p>
      <BackToLogin />
    </AuthLayout>
  );
}

interface ForgotPasswordFormProps {
  onSent: (email: string) => void;
}

/** Errors are toasts only (specification, section 8). */
function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const form = useAppForm({
    schema: ForgotPasswordBody,
    initialValues: { email: '' },
    draft: { name: 'forgot-password', fields: ['email'] },
  });

  const submit = async (body: ForgotPasswordBody) => {
    try {
      await call('forgotPassword', { body });
    } catch (error) {
      notify.error(describeFailureWithFields(error, clientCalls.forgotPassword.failure));
      return;
    }
    endDraft(form);
    notify.success(clientCalls.forgotPassword.success);
    onSent(body.email);
  };

  return (
    <Form of={form} onSubmit={submit}>
      <TextField of={form} name="email" label="Email" type="email" autoComplete="email" />
      <SubmitButton of={form} label="Envoyer le lien" busyLabel="Envoi en cours..." isBlock />
    </Form>
  );
}
