import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { ApiError } from '~/api/api-error';
import { successMessages } from '~/api/contract/messages';
import { LoginBody } from '~/api/contract/requests';
import { TextLink } from '~/design-system/actions/text-link';
import { Banner } from '~/design-system/feedback/banner';
import { notify } from '~/design-system/feedback/notify';
import { setFieldErrors, useAppForm } from '~/design-system/forms/app-form';
import { CheckboxField } from '~/design-system/forms/checkbox-field';
import { Form } from '~/design-system/forms/form';
import { PasswordField } from '~/design-system/forms/password-field';
import { SubmitButton } from '~/design-system/forms/submit-button';
import { TextField } from '~/design-system/forms/text-field';
import { keepWanted } from './keep-wanted';
import { LegalNotice } from './legal-notice';
import { describeLoginFailure } from './login-failure';
import { untilLeft } from './until-left';

const LoginFields = v.object({ ...LoginBody.entries, remember: v.boolean() });

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    fontSize: 'sm',
  },
});

export interface LoginFormProps {
  /** Opens the session; the guard of the doors then leads on. */
  onLogin: (credentials: LoginBody, isRemembered: boolean) => Promise<void>;
}

/** Email, password, remember-me. A failure keeps all that was typed and stands above the fields. */
export function LoginForm({ onLogin }: LoginFormProps) {
  const form = useAppForm({ schema: LoginFields, initialValues: { email: '', password: '', remember: true } });
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async ({ remember, ...credentials }: v.InferOutput<typeof LoginFields>) => {
    setFailure(null);
    try {
      await onLogin(credentials, remember);
    } catch (error) {
      const { toast, inline } = describeLoginFailure(error);
      notify.error(toast);
      setFailure(inline);
      if (error instanceof ApiError) setFieldErrors(form, error.fieldErrors);
      return;
    }
    notify.success(successMessages.login);
    await untilLeft();
  };

  return (
    <Form of={form} onSubmit={submit}>
      {failure && <Banner tone="refused">{failure}</Banner>}
      <TextField of={form} name="email" label="Email" type="email" inputMode="email" autoComplete="username" />
      <PasswordField of={form} name="password" label="Mot de passe" autoComplete="current-password" />
      <Row>
        <CheckboxField of={form} name="remember" label="Se souvenir de moi" />
        <TextLink asChild>
          <Link to="/forgot-password" state={keepWanted}>
            Mot de passe oublié ?
          </Link>
        </TextLink>
      </Row>
      <SubmitButton of={form} label="Se connecter" busyLabel="Connexion en cours..." isBlock />
      <LegalNotice />
    </Form>
  );
}
