import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Button } from '~/design-system/actions/button';
import { Steps } from '~/design-system/cards/steps';
import { Stack } from '~/design-system/layout/stack';
import { keepReturnTo } from '~/lib/browser/return-to';
import { AuthLayout } from './auth-layout';
import { RegisterForm, type RegisterFormProps } from './register-form';

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

export function RegisterPage(props: RegisterFormProps) {
  return (
    <AuthLayout
      title="Créer un compte"
      description="Quatre champs, puis une validation par notre équipe."
      stub={{ label: 'Après l’inscription', content: <WhatFollows /> }}
    >
      <RegisterForm {...props} />
    </AuthLayout>
  );
}
