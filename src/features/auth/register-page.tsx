import { chakra } from '@chakra-ui/react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { describeFailure, fieldErrorsOf } from '~/api/api-error';
import { clientCalls } from '~/api/contract/client-calls';
import { RegisterForm as RegisterFields } from '~/api/contract/requests/request-bodies';
import { Button } from '~/design-system/actions/button';
import { Steps } from '~/design-system/cards/steps';
import { Banner } from '~/design-system/feedback/banner';
import { notify } from '~/design-system/feedback/notify';
import { useAppForm } from '~/design-system/forms/app-form';
import { endDraft } from '~/design-system/forms/draft';
import { Form, SubmitButton, stayBusyUntilNavigation } from '~/design-system/forms/form';
import { TextField } from '~/design-system/forms/form-fields';
import { showServerErrors } from '~/design-system/forms/server-answers';
import { Stack } from '~/design-system/layout/stack';
import { keepReturnTo } from '~/lib/browser/router-links';
import { useAbortOnNavigation } from '~/lib/browser/use-abort-on-navigation';
import { AuthLayout } from './auth-layout';
import { NewPasswordFields } from './new-password-fields';
import { findVisitorCountry, visitorCountry } from './visitor-country';

const Muted = chakra('p', { base: { color: 'fg.muted' } });

const WHAT_FOLLOWS = [
  'Votre demande arrive chez un administrateur.',
  'Un email vous prévient dès l’activation de votre compte.',
  'Vous choisissez votre première mission.',
];

function WhatFollows() {
  return (
    <>
      <Stack gap="dense">
        <h2>Et ensuite ?</h2>
        <Steps steps={WHAT_FOLLOWS} />
      </Stack>
      <Stack gap="dense">
        <Muted>Vous avez déjà un compte ?</Muted>
        <Button asChild isBlock>
          <Link to="/login" state={keepReturnTo}>
            Connexion
          </Link>
        </Button>
      </Stack>
    </>
  );
}

export function RegisterPage() {
  return (
    <AuthLayout
      title="Créer un compte"
      description="Quatre champs, puis une validation par notre équipe."
      stub={{ label: 'Après l’inscription', content: <WhatFollows /> }}
    >
      <RegisterForm />
    </AuthLayout>
  );
}

const route = getRouteApi('/_public/_visitor/register');

const EMPTY = { name: '', email: '', password: '', password_confirmation: '' };

function RegisterForm() {
  const { session } = route.useRouteContext();
  const navigate = route.useNavigate();
  const getSignal = useAbortOnNavigation();
  const form = useAppForm({
    schema: RegisterFields,
    initialValues: EMPTY,
    draft: { name: 'register', fields: ['name', 'email'] },
  });
  const [failure, setFailure] = useState<string | null>(null);

  // Not in the loader, which a mere hover over a link runs.
  useEffect(findVisitorCountry, []);

  const submit = async (fields: RegisterFields) => {
    setFailure(null);
    const signal = getSignal();
    try {
      const hasSession = await session.register({ ...fields, country: visitorCountry() });
      // With a session the route guard redirects.
      if (!hasSession && !signal.aborted) void navigate({ to: '/login' });
    } catch (error) {
      const message = describeFailure(error, clientCalls.register.failure);
      notify.error(message);
      setFailure(showServerErrors(form, fieldErrorsOf(error), message));
      return;
    }
    endDraft(form);
    notify.success(clientCalls.register.success);
    await stayBusyUntilNavigation();
  };

  return (
    <Form of={form} onSubmit={submit}>
      {failure && <Banner tone="refused">{failure}</Banner>}
      <TextField of={form} name="name" label="Nom" autoComplete="name" />
      <TextField of={form} name="email" label="Email" type="email" autoComplete="email" />
      <NewPasswordFields of={form} label="Mot de passe" />
      <SubmitButton of={form} label="Créer mon compte" busyLabel="Création en cours..." isBlock />
    </Form>
  );
}
