import { Link } from '@tanstack/react-router';
import { MIN_PASSWORD_LENGTH } from '~/api/contract/limits';
import { pageTitle } from '~/content/brand';
import { Button } from '~/design-system/actions/button';
import { TextLink } from '~/design-system/actions/text-link';
import { useDocumentTitle } from '~/lib/browser/use-document-title';
import { AuthLayout } from './auth-layout';
import { ResetPasswordForm } from './reset-password-form';

const INVALID_LINK = 'Lien invalide';

export interface ResetPasswordPageProps {
  token: string;
  email: string;
  onDone: () => Promise<void>;
}

export function ResetPasswordPage({ token, email, onDone }: ResetPasswordPageProps) {
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
      <ResetPasswordForm token={token} email={email} onDone={onDone} />
      <p>
        Ce lien ne fonctionne plus ?{' '}
        <TextLink asChild>
          <Link to="/forgot-password">Recevoir un autre lien</Link>
        </TextLink>
      </p>
    </AuthLayout>
  );
}
