import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { openPublicTranslated, watchTranslation } from '../support/translate-page';

/* What moves by itself, in a browser that translates it, without the app's safety net. */

test.use({ reducedMotion: 'no-preference' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('l’accueil traduit tape ses titres en entier, et s’arrête', async ({ page }) => {
  const check = await watchTranslation(page);
  await openPublicTranslated(page);
  await page.clock.install();
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Accueil' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chaque mission' })).toBeVisible();
  const shown = page.getByRole('heading', { level: 1 }).locator('[aria-hidden]');
  // Each step lets one letter come or go, until the first sentence is back.
  for (const sentence of [
    /se suit jusqu’à sa validation\.$/,
    /s’ajoute à votre solde\.$/,
    /rapporte une commission\.$/,
  ]) {
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(shown).toHaveText(sentence, { timeout: 1 });
    }).toPass({ intervals: [0], timeout: 20_000 });
  }
  await button(page, 'Pause').click();
  await button(page, 'Reprendre').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await check();
});

test('le menu d’un téléphone, traduit, s’ouvre, se ferme et mène ailleurs', async ({ page }) => {
  const check = await watchTranslation(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await openPublicTranslated(page);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  // The second time with its animations.
  for (const state of ['ouvert', 'encore ouvert']) {
    await test.step(state, async () => {
      await button(page, 'Menu').click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
    });
  }
  await button(page, 'Menu').click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(menu).toHaveCount(0);
  await check();
});
