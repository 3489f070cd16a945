import { describe } from 'vitest';
import { sizes, test } from './support/test';

describe.each(sizes)('à $width pixels', (size) => {
  test('la page d’accueil dit ce que c’est et mène à la connexion', async ({ page }) => {
    await page.tab.resize(size);
    await page.open('/');
    await page.sees('heading', 'Chaque mission accomplie vous rapporte une commission.');
    await page.click('link', 'Voir les missions');
    await page.isAt('/login');
    await page.sees('heading', 'Bon retour !');
  });
});
