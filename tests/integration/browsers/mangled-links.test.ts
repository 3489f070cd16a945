import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { logIn } from '../support/log-in';
import { openApp } from '../support/open-app';
import { heading } from '../support/parts';
import { TestBackend } from '../support/test-backend';
import { sendNewPassword, sendResetRequest } from '../support/visitor-forms';

const NEW_PASSWORD = 'un-tout-autre-secret';

test('un lien de réinitialisation abîmé par un logiciel de messagerie se lit quand même', async () => {
  const backend = new TestBackend('visiteur');
  const { email } = (await backend.createUser()).user;
  openApp('/forgot-password', { backend });
  await sendResetRequest(email);
  await expect.element(page.getByText('Email envoyé !')).toBeVisible();
  const link = new URL(backend.linkMailedTo(email) ?? '', window.location.origin);
  const token = link.searchParams.get('token');
  expect(token).not.toBeNull();
  // The token at the end, with a sentence's end behind it; the other ways: `reset-link.test.ts`.
  const mangled = `/reset-password?email=${encodeURIComponent(email)}&amp;token=${token}.`;
  const app = openApp(mangled, { backend });
  await expect.element(page.getByLabelText('Email')).toHaveValue(email);
  await sendNewPassword(NEW_PASSWORD);
  await app.isTold('Mot de passe réinitialisé avec succès !');
});

test('un lien suivi d’une campagne (utm) ouvre la page privée après la connexion', async () => {
  const backend = new TestBackend('visiteur');
  const { email } = (await backend.createValidatedUser()).user;
  const utm = 'utm_source=lettre&utm_medium=email&utm_campaign=été%202026&gclid=a.b-c';
  const app = openApp(`/offers?page=2&${utm}`, { backend });
  await app.isAt('/login');
  await logIn({ email });
  await expect.poll(() => backend.calls.map(({ path, query }) => path + query)).toContain('/api/offers?page=2');
  await expect.element(heading('Missions')).toBeVisible();
});

test('un lien suivi d’une campagne (utm) ouvre une liste de qui est connecté', async () => {
  const backend = new TestBackend('nominal');
  for (const [path, title] of [
    ['/participations', 'Participations'],
    ['/offers/1', 'Inscrivez-vous'],
  ] as const) {
    openApp(`${path}?utm_source=lettre&utm_medium=email`, { backend });
    await expect.element(heading(title)).toBeVisible();
  }
});
