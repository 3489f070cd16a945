import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { BackLink } from '~/design-system/layout/back-link';
import { keepWanted } from '~/lib/keep-wanted';
import { useOwnTitle } from '~/lib/use-own-title';
import { Door } from './door';
import { ForgotPasswordForm } from './forgot-password-form';

const Address = chakra('strong', { base: { overflowWrap: 'anywhere' } });

function BackToLogin() {
  return (
    <div>
      <BackLink>
        <Link to="/login" state={keepWanted}>
          Retour à la connexion
        </Link>
      </BackLink>
    </div>
  );
}

const SENT = 'Email envoyé !';

/** /forgot-password: the request, then what to do next. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  useOwnTitle(sentTo === null ? undefined : SENT);
  if (sentTo === null) {
    return (
      <Door
        key="request"
        title="Mot de passe oublié"
        description="Indiquez l’email de votre compte : nous vous enverrons un lien pour choisir un nouveau mot de passe."
      >
        <ForgotPasswordForm onSent={setSentTo} />
        <BackToLogin />
      </Door>
    );
  }
  return (
    <Door key="sent" title={SENT} isFocusedOnArrival>
      <p>
        Si un compte existe pour <Address>{sentTo}</Address>, un lien de réinitialisation vient d’y être envoyé.
      </p>
      <p>Vérifiez votre boîte de réception, et le dossier des indésirables. Le lien est valable une heure.</p>
      <BackToLogin />
    </Door>
  );
}
