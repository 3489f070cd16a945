import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { logIn } from '../support/log-in';
import { openApp } from '../support/open-app';
import { heading } from '../support/parts';
import { TestBackend } from '../support/test-backend';
import { keepToasts } from '../support/toasts';
import { sendNewPassword, sendResetRequest } from '../support/visitor-forms';

const FORGOT = '/api/auth/forgot-password';
const RESET = '/api/auth/reset-password';
const NEW_PASSWORD = 'un-tout-autre-secret';
const IS_RESET = 'Mot de passe réinitialisé avec succès !';

const main = page.getByRole('main');
const email = page.getByLabelText('Email');
const newPassword = page.getByLabelText('Nouveau mot de passe');

const linkMailedTo = (backend: TestBackend, address: string): string => {
  const link = backend.linkMailedTo(address);
  if (!link) throw new Error(`No link was mailed to ${address}`);
  return link;
};

test('oubli, lien reçu, nouveau mot de passe, connexion ; l’ancien est refusé, le lien sert une fois', async () => {
  const backend = new TestBackend('visiteur');
  const { user } = await backend.createUser();

  // Ask for the link.
  let app = openApp('/login', { backend });
  const readToast = keepToasts();
  await page.getByRole('link', { name: /Mot de passe oublié/ }).click();
  await app.isAt('/forgot-password');
  await expect.element(heading('Mot de passe oublié')).toBeVisible();
  await email.fill(user.email);
  const answer = backend.hold(FORGOT);
  await page.getByRole('button', { name: 'Envoyer le lien' }).dblClick();
  answer();
  await readToast('Email de réinitialisation envoyé !');
  await expect.element(heading('Email envoyé !')).toHaveFocus();
  await expect.poll(() => document.title).toBe('Email envoyé ! · Missio');
  await expect.element(main).toHaveTextContent(user.email);
  await expect.element(main).toHaveTextContent('boîte de réception');
  await expect.element(page.getByRole('link', { name: 'Retour à la connexion' })).toHaveAttribute('href', '/login');
  expect(backend.bodiesSentTo(FORGOT)).toEqual([{ email: user.email }]);

  // Follow it and choose a password. The router writes the address back as it read it: the token must stay.
  const link = linkMailedTo(backend, user.email);
  app = openApp(link, { backend });
  await expect.element(email).toHaveValue(user.email);
  await app.isAt(link);
  await expect.element(email).toHaveAttribute('readonly');
  await sendNewPassword('court', 'courte');
  await expect
    .element(page.getByText('Le mot de passe doit contenir au moins 8 caractères', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText('Les mots de passe ne correspondent pas', { exact: true })).toBeVisible();
  await sendNewPassword(NEW_PASSWORD);
  await readToast(IS_RESET);
  await app.isAt('/login');

  // The former password is refused, the new one accepted.
  await logIn(user);
  await expect.element(main.getByRole('alert')).toBeVisible();
  await logIn({ email: user.email, password: NEW_PASSWORD });
  await app.isAt('/dashboard');
  await readToast('Connexion réussie !');

  // The link works once.
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await app.isAt('/login');
  openApp(link, { backend });
  await sendNewPassword('encore-un-autre');
  await readToast('Le lien de réinitialisation est invalide ou a expiré.');
  await expect.element(newPassword).toHaveValue('encore-un-autre');
});

test('un lien sans jeton est invalide et mène à une nouvelle demande', async () => {
  const app = openApp('/reset-password?email=camille%40missio.test', { backend: new TestBackend('visiteur') });
  await expect.element(heading('Lien invalide')).toBeVisible();
  await expect.poll(() => document.title).toBe('Lien invalide · Missio');
  await expect.element(page.getByText("Ce lien de réinitialisation n'est pas valide ou a expiré.")).toBeVisible();
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
  await app.isAt('/forgot-password');
});

for (const [query, message] of [
  ['token=1e5', 'Email requis'],
  ['token=12345678901234567890&email=camille', 'Email invalide'],
] as const) {
  test(`un lien dont l’adresse manque ou ne vaut rien (${query}) le dit, sans appel`, async () => {
    const backend = new TestBackend('visiteur');
    const app = openApp(`/reset-password?${query}`, { backend });
    await sendNewPassword(NEW_PASSWORD);
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    await app.isAt(`/reset-password?${query}`);
    expect(backend.bodiesSentTo(RESET)).toEqual([]);
  });
}

const failures = [
  [{ status: 500 }, null],
  [{ kind: 'drop' }, null],
  // A page of a proxy, with status 200.
  [{ kind: 'garbage' }, null],
  [{ status: 422, body: { message: 'Non, pas ainsi' } }, 'Non, pas ainsi'],
  [{ status: 429, body: { error: 'Trop' } }, 'Trop de tentatives. Réessayez dans quelques instants.'],
] as const;

test('une demande qui échoue le dit en passant, et l’adresse reste', async () => {
  const backend = new TestBackend('visiteur');
  openApp('/forgot-password', { backend });
  const readToast = keepToasts();
  const send = page.getByRole('button', { name: 'Envoyer le lien' });
  await send.click();
  await expect.element(page.getByText('Email requis', { exact: true })).toBeVisible();
  await email.fill('camille@missio.test');
  for (const [fault, message] of failures) {
    backend.armFault({ method: 'POST', path: FORGOT, times: 1, ...fault });
    await send.click();
    await readToast(message ?? "Erreur lors de l'envoi");
    await expect.element(main.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(email).toHaveValue('camille@missio.test');
  }
});

test('une réinitialisation qui échoue le dit en passant, et la saisie reste', async () => {
  const backend = new TestBackend('visiteur');
  openApp('/reset-password?token=abc&email=camille%40missio.test', { backend });
  const readToast = keepToasts();
  for (const [fault, message] of failures) {
    backend.armFault({ method: 'POST', path: RESET, times: 1, ...fault });
    await sendNewPassword(NEW_PASSWORD);
    await readToast(message ?? 'Erreur lors de la réinitialisation');
    await expect.element(main.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(newPassword).toHaveValue(NEW_PASSWORD);
  }
});

test('un nouveau mot de passe dont la réponse tarde ne ramène pas de la page où l’on est allé', async () => {
  const backend = new TestBackend('visiteur');
  const { user } = await backend.createUser();
  openApp('/forgot-password', { backend });
  await sendResetRequest(user.email);
  await expect.element(page.getByText('Email envoyé !')).toBeVisible();
  const app = openApp(linkMailedTo(backend, user.email), { backend });
  const release = backend.hold(RESET);
  await sendNewPassword(NEW_PASSWORD);
  await page.getByRole('banner').getByRole('link', { name: 'F.A.Q' }).click();
  await app.isAt('/faq');
  release();
  await app.isTold(IS_RESET);
  await heading('F.A.Q').hover();
  await expect.element(page.getByText(IS_RESET)).not.toBeInTheDocument();
  await app.isAt('/faq');
});
