import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gate } from '../../e2e/support/gate';
import { openTabsInFrames } from '../support/frame-tabs';
import { openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';

/* Safari opens a tab only in the press: « Participer » opens a blank one there, which waits for the address. */

const APPLY = '/api/offers/2/apply';

const takePart = page.getByRole('button', { name: 'Participer à cette offre' });

beforeEach(() => {
  Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.', configurable: true });
  return () => Reflect.deleteProperty(navigator, 'vendor');
});

const openMission = async () => {
  const backend = new TestBackend('visiteur');
  const session = await backend.createValidatedUser();
  const app = openApp('/offers/2', { backend, session });
  const tabs = openTabsInFrames();
  await expect.element(takePart).toBeVisible();
  return { backend, app, tabs, user: session.user };
};

/** Presses « Participer », whose answer is held back. */
const pressAndWait = async () => {
  const mission = await openMission();
  const { open: release, opened: mayAnswer } = gate();
  mission.backend.answer(APPLY, async (_request, next) => {
    await mayAnswer;
    return next();
  });
  await takePart.dblClick();
  await expect.poll(mission.tabs.left).toBe(1);
  return { ...mission, release };
};

test('l’onglet se ferme quand la participation échoue, ou n’a pas de lien à ouvrir', async () => {
  const { backend, tabs } = await openMission();
  const pressAndSeeItClose = async (button: string) => {
    const before = tabs.opened.length;
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => tabs.opened.length).toBe(before + 1);
    await expect.poll(tabs.left).toBe(0);
  };
  backend.armFault({ method: 'POST', path: '/api/offers/*/apply', status: 500, body: {}, times: 1 });
  await pressAndSeeItClose('Participer à cette offre');
  await expect.element(page.getByRole('main').getByText('Erreur lors de la participation')).toBeVisible();
  for (const deeplink of ['javascript:alert(1)', null]) {
    backend.answer(APPLY, () => Response.json({ action: 'continue', deeplink }));
    await pressAndSeeItClose(deeplink ? 'Participer à cette offre' : 'Continuer la mission');
    await expect.element(page.getByText('le lien de cette mission n’est pas disponible')).toBeVisible();
  }
});

for (const [way, control, name, address] of [
  ['va ailleurs', 'link', 'Profil', '/profile'],
  ['se déconnecte', 'button', 'Déconnexion', '/login'],
] as const) {
  test(`l’onglet se ferme dès que l’on ${way}, sans attendre la réponse`, async () => {
    const { app, tabs } = await pressAndWait();
    await page.getByRole(control, { name }).click();
    await expect.poll(tabs.left).toBe(0);
    // A logout that ends later would end the next test's session.
    await app.isAt(address);
  });
}

test('un onglet bloqué, ou fermé trop tôt, laisse le bouton qui ouvre la mission', async () => {
  const { app, user, tabs, release } = await pressAndWait();
  const isBlocked = () =>
    expect.element(page.getByText('Votre navigateur a bloqué l’ouverture du nouvel onglet.')).toBeVisible();
  tabs.block(1);
  tabs.last().close();
  release();
  await isBlocked();

  app.reload();
  tabs.block(2);
  await page.getByRole('button', { name: 'Continuer la mission' }).click();
  await isBlocked();
  expect(tabs.left()).toBe(0);
  await page.getByRole('button', { name: 'Ouvrir la mission' }).click();
  await expect.poll(tabs.left).toBe(1);
  expect(new URL(tabs.last().url).searchParams.get('ws')).toBe(String(user.id));
});
