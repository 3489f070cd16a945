import { prerenderedPaths } from '../support/documents';
import { screens } from '../support/screen-list';
import { settle } from '../support/screens';
import { expect, test } from '../support/test';
import { expectNoViolation, expectSoundFrame } from './audit';

/* The documents of the build; what the app shows in them is in `tests/integration/accessibility`. */

test.use({ viewport: { width: 360, height: 740 } });

for (const path of prerenderedPaths) {
  test(`${path} : le document construit, axe et structure`, async ({ page }) => {
    await page.goto(path);
    await settle(page, screens.find((screen) => screen.path === path)?.heading ?? '');
    await expectSoundFrame(page, path);
    await expectNoViolation(page, path);
  });
}

test('chaque document dit d’emblée son type et sa langue', async ({ request }) => {
  for (const path of new Set(screens.map((screen) => screen.path))) {
    const document = await (await request.get(path)).text();
    expect.soft(document, path).toMatch(/^<!doctype html>\s*<html lang="fr"/i);
  }
});
