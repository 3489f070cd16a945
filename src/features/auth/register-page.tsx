import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Button } from '~/design-system/actions/button';
import { Steps } from '~/design-system/data/steps';
import { Stack } from '~/design-system/layout/stack';
import { keepWanted } from '~/lib/keep-wanted';
import { Door } from './door';
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
          <Link to="/login" state={keepWanted}>
            Connexion
          </Link>
        </Button>
      </Stack>
    </>
  );
}

/** /register, with what happens next on its stub. */
export function RegisterPage(props: RegisterFormProps) {
  return (
    <Door
      title="Créer un compte"
      description="Quatre champs, puis une validation par notre équipe."
      stub={{ label: 'Après l’inscription', content: <WhatFollows /> }}
    >
      <RegisterForm {...props} />
    </Door>
  );
}
