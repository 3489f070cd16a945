import type { Page } from '@playwright/test';
import { HEADLINE_START } from '~/content/brand';
import { createValidatedUser, logIn, signIn } from '../support/accounts';
import { ENTRY_SCRIPT, holdRequests } from '../support/hold-requests';
import { startApp } from '../support/start-app';
import { expect, test } from '../support/test';

/** The documents that the page has loaded so far. */
const recordDocuments = (page: Page) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  return documents;
};

const header = (page: Page) => page.getByRole('banner');

test('un lien suivi avant le script l’est par le navigateur, et le focus va au titre', async ({ page }) => {
  const documents = recordDocuments(page);
  const start = await holdRequests(page, ENTRY_SCRIPT);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await header(page).getByRole('link', { name: 'Connexion' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bon retour !' })).toBeFocused();
  expect(documents).toEqual(['/', '/login']);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HEADLINE_START);
  start();
  await startApp(page);
  await header(page).getByRole('link', { name: 'Connexion' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bon retour !' })).toBeFocused();
});

test('qui est connecté suit les liens d’une page publique sans recharger', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  const documents = recordDocuments(page);
  await page.goto('/faq');
  await expect(header(page).getByRole('link', { name: 'Mon espace' })).toBeVisible();
  await header(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused();
  expect(documents).toEqual(['/faq']);
});

test('un lien d’évitement, ou vers un autre onglet, n’attend rien', async ({ page, context }) => {
  await holdRequests(page, ENTRY_SCRIPT);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    header(page)
      .getByRole('link', { name: 'Contact' })
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL('/contact');
  await expect(page).toHaveURL('/login#contenu');
});

/** /login with what leads back to a page, reloaded, its script held back. */
const openLoginFor = async (page: Page, wanted: string) => {
  await page.goto(wanted);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const start = await holdRequests(page, ENTRY_SCRIPT);
  await page.reload();
  return start;
};

test('la page voulue n’est pas perdue par qui passe de la connexion à l’inscription avant le script', async ({
  page,
}) => {
  const account = await createValidatedUser();
  const start = await openLoginFor(page, '/profile');
  await header(page).getByRole('link', { name: "S'inscrire" }).click();
  start();
  await expect(page).toHaveURL('/register');
  await header(page).getByRole('link', { name: 'Connexion' }).click();
  await logIn(page, account);
  await expect(page).toHaveURL('/profile');
});

test('un lien suivi de là avant un script qui se fait attendre est suivi par le navigateur', async ({ page }) => {
  await openLoginFor(page, '/profile');
  const documents = recordDocuments(page);
  await header(page).getByRole('link', { name: 'F.A.Q' }).click();
  await expect(page).toHaveURL('/faq');
  expect(documents).toEqual(['/faq']);
});
