import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolation } from '../accessibility/audit';
import { pressEnter, tabTo } from '../support/keyboard';
import { goOn, letTabsOpen, taken, takePart } from '../support/missions';
import { openApp } from '../support/open-app';
import { heading, settle, textsOf } from '../support/parts';
import { TestBackend } from '../support/test-backend';
import { notifications } from '../support/toasts';
import { PHONE, resize } from '../support/viewports';

const anyHeading = page.getByRole('heading', { level: 1 });

test('au clavier seul : de la liste à la participation, avec ce qu’entend un lecteur d’écran', async () => {
  const backend = new TestBackend('nominal');
  const app = openApp('/dashboard', { backend, session: await backend.createValidatedUser() });
  letTabsOpen();
  await expect.element(anyHeading).toBeVisible();
  await expectNoViolation('/dashboard');

  await tabTo(/^Aller au contenu$/);
  await tabTo(/^Missions$/);
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Missions')).toHaveFocus();
  await tabTo(/^Voir les détails/);
  await userEvent.keyboard('{Enter}');
  await app.isAt(/^\/offers\/\d+$/);
  await expect.element(anyHeading).toHaveFocus();
  await expect.element(takePart).toBeVisible();
  await expectNoViolation('/offers/{id}');
  await tabTo(/^Participer à cette offre$/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => app.opened).toHaveLength(1);
  await expect.element(page.getByRole('status').filter({ has: taken })).toBeVisible();
  await expect.element(goOn).toHaveFocus();

  await pressEnter(page.getByRole('link', { name: 'Participations', exact: true }));
  await expect.element(heading('Participations')).toHaveFocus();
  await expect.element(page.getByRole('table', { name: 'Vos participations' })).toBeVisible();
  await expect
    .poll(() => textsOf(page.getByRole('columnheader')))
    .toEqual(['#', 'Date', 'Offre', 'Commission', 'Statut']);
  await settle('Participations');
  // Axe would meet the toast of the participation while it fades.
  await expect.element(notifications).not.toBeInTheDocument();
  await expectNoViolation('/participations');
  await tabTo(/^Toutes/);
  await userEvent.keyboard('{End}');
  await app.isAt('/participations?status=disapproved');
  await expect.element(page.getByRole('tab', { name: /^Disapproved/ })).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name: /^Disapproved/ })).toHaveTextContent('Aucune participation');
});

test('un compte en attente : le badge, l’avis, et rien d’autre sur le tableau de bord', async () => {
  const backend = new TestBackend('visiteur');
  const session = await backend.createUser({ name: 'Sacha Essai' });
  await resize(PHONE);
  // A pointer that rests on a link would have its screen read beforehand.
  await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
  const app = openApp('/dashboard', { backend, session });
  await expect.element(heading('Bonjour, Sacha Essai')).toBeVisible();
  await expect.element(page.getByRole('banner').getByText('Compte en attente de validation')).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveTextContent(session.user.email);
  await expect.element(page.getByText('Offres récentes')).not.toBeInTheDocument();
  expect(backend.calls.map(({ path }) => path)).toEqual(['/api/me']);
  await expectNoViolation('/dashboard');
  await expectNoSidewaysScroll('360');

  // An address without a place to break in cuts nothing off.
  const long = { ...session.user, email: `${'a'.repeat(60)}@missio.test` };
  backend.answer('/api/me', () => Response.json({ data: { user: long } }));
  app.reload();
  const address = page.getByText(long.email);
  await expect.element(address).toBeVisible();
  expect(address.element().getBoundingClientRect().right).toBeLessThanOrEqual(PHONE.width);
});
