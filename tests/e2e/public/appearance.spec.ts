import type { Page } from '@playwright/test';
import { createValidatedUser, signIn } from '../support/accounts';
import { ENTRY_SCRIPT, holdRequests } from '../support/hold-requests';
import { startApp } from '../support/start-app';
import { expect, test } from '../support/test';

/* « Apparence » : what is chosen holds for the device, before React is there and before the first paint. */

const appearance = (page: Page) => page.getByRole('combobox', { name: 'Apparence' });

const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red < 80 && getComputedStyle(document.documentElement).colorScheme === 'dark';
  });

const colorForBrowser = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  );

test('l’apparence choisie dans le pied de page vaut aussitôt, sans l’application, et dans tous les onglets', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/login');
  const answer = await holdRequests(page, ENTRY_SCRIPT);
  await page.goto('/');
  const light = await colorForBrowser(page);
  await appearance(page).selectOption('Sombre');
  await expect.poll(() => isDark(page)).toBe(true);
  await expect.poll(() => isDark(other)).toBe(true);
  await expect(appearance(other)).toHaveValue('dark');
  expect(await colorForBrowser(page)).not.toEqual(light);
  expect(await colorForBrowser(page)).toHaveLength(1);

  await test.step('l’application n’y change rien', async () => {
    answer();
    await startApp(page);
    await page.getByRole('banner').getByRole('link', { name: 'F.A.Q' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'F.A.Q' })).toBeFocused();
    await expect(appearance(page)).toHaveValue('dark');
    expect(await isDark(page)).toBe(true);
  });

  await test.step('le papier reste clair', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await isDark(page)).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('le profil dit le même choix, et rend la main à l’appareil', async () => {
    await signIn(page, await createValidatedUser());
    await page.goto('/profile');
    await expect(appearance(page)).toHaveValue('dark');
    expect(await isDark(page)).toBe(true);
    await appearance(page).selectOption('Automatique');
    await expect.poll(() => isDark(page)).toBe(false);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await isDark(page)).toBe(true);
  });
});

/** What the screen showed from now on, as pictures, once `stop` is called. */
const film = async (page: Page) => {
  const protocol = await page.context().newCDPSession(page);
  const frames: string[] = [];
  protocol.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    protocol.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await protocol.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return async () => {
    await protocol.send('Page.stopScreencast');
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return frames;
  };
};

/** The lightness of the page’s ground in each picture, from 0 to 255. */
const lightnessOf = (page: Page, frames: readonly string[]) =>
  page.evaluate(
    (pictures) =>
      Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          if (!context) throw new Error('No canvas');
          context.drawImage(bitmap, 0, 0);
          const [red = 0, green = 0, blue = 0] = context.getImageData(6, bitmap.height / 2, 1, 1).data;
          return Math.round((red + green + blue) / 3);
        }),
      ),
    frames,
  );

for (const [choice, device, isMeant] of [
  ['Sombre', 'light', (lightness: number) => lightness < 80],
  ['Claire', 'dark', (lightness: number) => lightness > 200],
] as const) {
  test(`${choice} sur un appareil qui ne l’est pas : recharger lentement ne montre jamais l’autre`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await page.goto('/login');
    await appearance(page).selectOption(choice);
    // The style is there before the picture: a film begins with the last picture, which must be of the choice.
    const shown = async () => lightnessOf(page, [(await page.screenshot()).toString('base64')]);
    await expect.poll(async () => (await shown()).every(isMeant)).toBe(true);
    const stop = await film(page);
    await page.reload();
    await page.getByLabel('Email').focus();
    await page.keyboard.type('a');
    await expect(page.getByLabel('Email')).toHaveValue('a');
    const lightness = await lightnessOf(page, await stop());
    expect(lightness.length).toBeGreaterThan(0);
    expect(lightness.filter((each) => !isMeant(each))).toEqual([]);
  });
}
