import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { seedDate } from '../../../mock-server/seed/seed-options';
import { pressEnter } from '../support/keyboard';
import { openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';

afterEach(() => {
  vi.useRealTimers();
});

test('l’activité se lit à la demande, s’arrête et reprend, et dit ce qui n’est pas compté', async () => {
  // The last days are those of the sample data.
  vi.setSystemTime(seedDate);
  const backend = new TestBackend('admin');
  const answer = backend.hold('/api/admin/participations', ({ url }) => url.includes('per_page=100'));
  openApp('/admin', { backend });
  await pressEnter(page.getByRole('button', { name: /^Voir les 30\sderniers jours$/ }));
  const stop = page.getByRole('button', { name: 'Arrêter' });
  await expect.element(stop).toHaveFocus();
  await expect.element(page.getByRole('progressbar', { name: /^Lecture\s: première page$/ })).toBeVisible();
  await pressEnter(stop);
  const goOn = page.getByRole('button', { name: 'Lire la suite' });
  await expect.element(goOn).toHaveFocus();
  await expect.element(page.getByText(/Rien n’a encore été lu\.$/)).toBeVisible();

  answer();
  await pressEnter(goOn);
  const basis = /^[1-9]\d* participations? .+ ces 30\sderniers jours, selon leur statut actuel\.$/;
  await expect.element(page.getByText(basis)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Lire à nouveau' })).toHaveFocus();
  await expect.element(page.getByRole('figure', { name: 'Participations par jour' })).toBeVisible();
});
