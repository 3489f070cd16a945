import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { pageTitle } from '~/content/brand';
import { BackLink } from '~/design-system/layout/back-link';
import { keepReturnTo } from '~/lib/browser/return-to';
import { useDocumentTitle } from '~/lib/browser/use-document-title';
import { AuthLayout } from './auth-layout';
import { ForgotPasswordForm } from './forgot-password-form';

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

const SENT = 'Email envoyé !';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  useDocumentTitle(sentTo === null ? undefined : pageTitle(SENT));
  if (sentTo === null) {
    return (
      <AuthLayout
        key="request"
        title="Mot de passe oublié"
        description="Indiquez l’email de votre compte : nous vous enverrons un lien pour choisir un nouveau mot de passe."
      >
        <ForgotPasswordForm onSent={setSentTo} />
        <BackToLogin />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout key="sent" title={SENT} isFocusedOnArrival>
      <p>
        Si un compte existe pour <Address>{sentTo}</Address>, un lien de réinitialisation vient d’y être envoyé.
      </p>
      <p>Vérifiez votre boîte de réception, et le dossier des indésirables. Le lien est valable une heure.</p>
      <BackToLogin />
    </AuthLayout>
  );
}
