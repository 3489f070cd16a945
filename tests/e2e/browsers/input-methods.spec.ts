import type { CDPSession } from '@playwright/test';
import { adminAccount, openSession, signIn } from '../support/accounts';
import { expect, test } from '../support/test';

/** Of a key that an input method takes. */
const TAKEN_KEY = 229;

const compose = (protocol: CDPSession, text: string) =>
  protocol.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

test('un texte à demi composé n’est pas cherché, et Échap ne vide pas la recherche', async ({ page }) => {
  await page.clock.install();
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users');
  const protocol = await page.context().newCDPSession(page);
  const box = page.getByRole('searchbox');
  await box.fill('da');
  await page.clock.fastForward(1000);
  await expect(page).toHaveURL('/admin/users?search=da');

  await compose(protocol, 'かん');
  await protocol.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Escape',
    windowsVirtualKeyCode: TAKEN_KEY,
  });
  await page.clock.fastForward(1000);
  await expect(box).toHaveValue('daかん');
  await expect(page).toHaveURL('/admin/users?search=da');

  await protocol.send('Input.insertText', { text: '缶' });
  await page.clock.fastForward(1000);
  await expect(page).toHaveURL(`/admin/users?search=${encodeURIComponent('da缶')}`);
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
});
