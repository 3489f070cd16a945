import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gate } from '../../e2e/support/gate';
import { openApp } from '../support/open-app';
import { heading } from '../support/parts';
import { PASSWORD, TestBackend } from '../support/test-backend';
import { keepToasts } from '../support/toasts';
import { fillInRegistration, sendRegistration } from '../support/visitor-forms';

const REGISTER = '/api/auth/register';

const submit = page.getByRole('button', { name: 'Créer mon compte' });
const name = page.getByLabelText('Nom');
const email = page.getByLabelText('Email');
const password = page.getByLabelText('Mot de passe', { exact: true });

test('toutes les erreurs à la fois, le focus sur la première, aucun appel', async () => {
  const backend = new TestBackend('visiteur');
  openApp('/register', { backend });
  await submit.click();
  for (const message of ['Nom requis', 'Email requis', 'Mot de passe requis'])
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
  await expect.element(name).toHaveFocus();

  await name.fill(' É ');
  await email.fill('camille@missio');
  await password.fill('secret7');
  await page.getByLabelText('Confirmer le mot de passe').fill('secret8');
  await userEvent.keyboard('{Enter}');
  for (const message of [
    'Le nom doit contenir au moins 2 caractères',
    'Email invalide',
    'Le mot de passe doit contenir au moins 8 caractères',
    'Les mots de passe ne correspondent pas',
  ])
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
  expect(backend.bodiesSentTo(REGISTER)).toEqual([]);
});

test('les refus du serveur se disent sous leur champ, et rien de ce qui est saisi n’est perdu', async () => {
  const backend = new TestBackend('visiteur');
  const { user } = await backend.createUser();
  const app = openApp('/register', { backend });
  const readToast = keepToasts();
  await sendRegistration(user.email);
  await readToast('Cet email est déjà utilisé');
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('main').getByText('Cet email est déjà utilisé')).toBeVisible();
  await expect.element(password).toHaveValue(PASSWORD);

  backend.armFault({
    method: 'POST',
    path: REGISTER,
    status: 422,
    body: { message: 'À revoir', errors: { name: ['Nom déjà pris', 'Autre chose'], password: ['Trop courant'] } },
    times: 1,
  });
  await submit.click();
  await readToast('À revoir');
  await expect.element(page.getByText('Nom déjà pris', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Trop courant', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Autre chose')).not.toBeInTheDocument();
  await expect.element(name).toHaveFocus();

  for (const fault of [{ status: 500 }, { kind: 'drop' }] as const) {
    backend.armFault({ method: 'POST', path: REGISTER, times: 1, ...fault });
    await submit.click();
    await readToast("Erreur lors de l'inscription");
    await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent(/^Erreur lors de l'inscription$/);
  }
  await email.fill('encore.libre@missio.test');
  await submit.click();
  await app.isAt('/dashboard');
});

test('une inscription dont la réponse tarde ne ramène pas de la page où l’on est allé', async () => {
  const backend = new TestBackend('visiteur');
  const { open: answer, opened: mayAnswer } = gate();
  // Without a token there is no session: the login would come next.
  backend.answer(REGISTER, async () => {
    await mayAnswer;
    return Response.json({ message: 'Créé.' }, { status: 201 });
  });
  const app = openApp('/register', { backend });
  await fillInRegistration('essai@missio.test');
  await submit.click();
  await expect.poll(() => backend.bodiesSentTo(REGISTER)).toHaveLength(1);
  await page.getByRole('banner').getByRole('link', { name: 'F.A.Q' }).click();
  await app.isAt('/faq');
  answer();
  const message = 'Inscription réussie ! Votre compte sera validé par un administrateur.';
  await app.isTold(message);
  await heading('F.A.Q').hover();
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
  await app.isAt('/faq');
});
