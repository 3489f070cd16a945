import { chakra } from '@chakra-ui/react';
import { Link, useHydrated, useLocation } from '@tanstack/react-router';
import { COMMISSION_TEXT } from '~/content/shared-texts';
import { Button } from '~/design-system/actions/button';
import { Stack } from '~/design-system/layout/stack';
import { keepReturnTo } from '~/lib/browser/router-links';
import { AuthLayout } from './auth-layout';
import { LoginForm } from './login-form';

/** Narrow: at full width the web font would wrap unlike its fallback and shift the page. */
const PHONE_LINE = '17rem';

const Muted = chakra('p', { base: { color: 'fg.muted', mdDown: { maxWidth: PHONE_LINE } } });

const Price = chakra('p', {
  base: {
    display: 'grid',
    gap: '2',
    paddingTop: '6',
    borderTop: 'hairline',
    color: 'fg.muted',
    lineHeight: '1.4',
    mdDown: { gridTemplateColumns: `minmax(0, ${PHONE_LINE})` },
    '& b': { color: 'fg', fontSize: '4rem', lineHeight: '0.9', letterSpacing: '-0.04em' },
  },
});

function Registration() {
  return (
    <>
      <Stack gap="dense">
        <h2>Pas encore de compte ?</h2>
        <Muted>L’inscription prend une minute. Un administrateur valide ensuite votre compte.</Muted>
        <Button asChild isBlock>
          <Link to="/register" state={keepReturnTo}>
            S'inscrire
          </Link>
        </Button>
      </Stack>
      <Price>
        <b>{COMMISSION_TEXT}</b>
        de commission par participation approuvée
      </Price>
    </>
  );
}

export function LoginPage() {
  return (
    <AuthLayout
      title="Bon retour !"
      description={<LoginReason />}
      stub={{ label: 'Inscription', content: <Registration /> }}
    >
      <LoginForm />
    </AuthLayout>
  );
}

const MISSIONS = /^\/offers(?:[/?#]|$)/;

const reasonFor = (returnTo: string | undefined): string => {
  if (returnTo === undefined) return 'Reprenez vos missions où vous les avez laissées.';
  return MISSIONS.test(returnTo)
    ? 'Connectez-vous pour voir les missions proposées.'
    : 'Connectez-vous pour retrouver la page demandée.';
};

/** Says why the user sees the login. A component, so that its update after hydration does not render the form again. */
function LoginReason() {
  const isHydrated = useHydrated();
  const returnTo = useLocation({ select: ({ state }) => state.returnTo });
  return reasonFor(isHydrated ? returnTo : undefined);
}
