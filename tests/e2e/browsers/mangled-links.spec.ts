import { expect, test } from '../support/test';

test('un lien suivi d’une campagne (utm) ouvre la même page publique', async ({ page }) => {
  for (const [path, heading] of [
    ['/', 'Chaque mission'],
    ['/register', 'Créer un compte'],
  ] as const) {
    await page.goto(`${path}?utm_source=lettre&utm_medium=email&utm_campaign=été%202026&gclid=a.b-c`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page).toHaveURL(new RegExp(`^[^?]*${path}(?:\\?|$)`));
  }
});
