import { chakra } from '@chakra-ui/react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LOGIN_FAILURE, LOGIN_UNREADABLE } from '~/content/shared-texts';
import { TextLink } from '~/design-system/actions/text-link';
import { Banner } from '~/design-system/feedback/banner';
import { notify } from '~/design-system/feedback/notify';
import { useAppForm } from '~/design-system/forms/app-form';
import { endDraft } from '~/design-system/forms/draft';
import { Form, SubmitButton, stayBusyUntilNavigation } from '~/design-system/forms/form';
import { CheckboxField, PasswordField, TextField } from '~/design-system/forms/form-fields';
import { errorsWithoutField, setFieldErrors } from '~/design-system/forms/server-answers';
import { keepReturnTo } from '~/lib/browser/router-links';
import type { LoginFailure, LoginFields } from './login-contract';

const loadContract = () => import('./login-contract');
const loadSchema = async () => (await loadContract()).LoginFields;

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    fontSize: 'sm',
    '& > a': { paddingBlock: { base: '3', md: '1' } },
  },
});

const route = getRouteApi('/_public/_visitor/login');

export function LoginForm() {
  const { session, queryClientLoader } = route.useRouteContext();
  const form = useAppForm({
    schema: loadSchema,
    initialValues: { email: '', password: '', remember: true },
    draft: { name: 'login', fields: ['email'] },
  });
  const [failure, setFailure] = useState<string | null>(null);

  const showFailure = ({ toast, inline }: Pick<LoginFailure, 'toast' | 'inline'>) => {
    notify.error(toast);
    setFailure(inline);
  };

  const submit = async ({ remember, ...credentials }: LoginFields) => {
    setFailure(null);
    const { describeLoginFailure, loginSuccess } = await loadContract();
    try {
      // For the next page, while the server checks the password.
      queryClientLoader.preload();
      // The route guard then redirects.
      await session.login(credentials, remember);
    } catch (error) {
      const failure = describeLoginFailure(error);
      setFieldErrors(form, failure.fieldErrors);
      const others = Object.values(errorsWithoutField(form, failure.fieldErrors));
      showFailure({ ...failure, inline: [...new Set([failure.inline, ...others])].join(' ') });
      return;
    }
    endDraft(form);
    notify.success(loginSuccess);
    await stayBusyUntilNavigation();
  };

  return (
    <Form
      of={form}
      onSubmit={submit}
      onUnreadable={() => showFailure({ toast: LOGIN_FAILURE, inline: LOGIN_UNREADABLE })}
    >
      {failure && <Banner tone="refused">{failure}</Banner>}
      <TextField of={form} name="email" label="Email" type="email" autoComplete="username" />
      <PasswordField of={form} name="password" label="Mot de passe" autoComplete="current-password" />
      <Row>
        <CheckboxField of={form} name="remember" label="Se souvenir de moi" />
        <TextLink asChild>
          <Link to="/forgot-password" state={keepReturnTo}>
            Mot de passe oublié ?
          </Link>
        </TextLink>
      </Row>
      <SubmitButton of={form} label="Se connecter" busyLabel="Connexion en cours..." isBlock />
      <LegalNotice />
    </Form>
  );
}

// Narrow: at full width the web font would wrap unlike its fallback and shift the page.
const Notice = chakra('p', {
  base: { color: 'fg.muted', fontSize: 'sm', lineHeight: '1.4', mdDown: { maxWidth: '19rem' } },
});

/** A disabled link, until its page exists. */
function PlaceholderLink({ children }: { children: string }) {
  return (
    <TextLink role="link" aria-disabled="true" title="Page à venir">
      {children}
    </TextLink>
  );
}

function LegalNotice() {
  return (
    <Notice>
      En vous connectant, vous acceptez nos <PlaceholderLink>conditions d’utilisation</PlaceholderLink> et notre{' '}
      <PlaceholderLink>politique de confidentialité</PlaceholderLink>.
    </Notice>
  );
}
