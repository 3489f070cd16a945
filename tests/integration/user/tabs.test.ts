import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';
import { PHONE, resize } from '../support/viewports';

const BALANCE = '/api/get/user/sold';

const tab = (name: RegExp) => page.getByRole('tab', { name });

test('l’onglet courant reste en vue quand les nombres arrivent, sur un téléphone', async () => {
  await resize(PHONE);
  const backend = new TestBackend('nominal');
  const release = backend.hold(BALANCE);
  openApp('/participations?status=disapproved', { backend });
  await expect.element(tab(/^Disapproved/)).toBeInViewport({ ratio: 0.95 });
  release();
  await expect.element(tab(/^Disapproved/)).toHaveTextContent(/\d/);
  await expect.element(tab(/^Disapproved/)).toBeInViewport({ ratio: 0.95 });
});

test('de retour d’un onglet, le focus est sur celui dont on voit la liste', async () => {
  const app = openApp('/participations', { backend: new TestBackend('nominal') });
  (await tab(/^Toutes/).findElement()).focus();
  await userEvent.keyboard('{ArrowRight}');
  await app.isAt('/participations?status=opened');
  await tab(/^Approved/).click();
  await app.isAt('/participations?status=approved');
  app.goBack();
  await expect.element(tab(/^Opened/)).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab(/^Opened/)).toHaveFocus();
  app.goBack();
  await expect.element(tab(/^Toutes/)).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab(/^Toutes/)).toHaveFocus();
});
