import { createUser, signIn } from '../support/accounts';
import { ENTRY_SCRIPT, holdRequests } from '../support/hold-requests';
import { hoverUntilPreloaded } from '../support/hover-until-preloaded';
import { answerIpLookup } from '../support/ip-lookup';
import { startApp } from '../support/start-app';
import { expect, test } from '../support/test';

test('la page d’accueil dit ce que c’est et mène aux portes', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'Chaque mission accomplie vous rapporte une commission.',
  );
  for (const name of ['Missions', 'Pourquoi nous choisir', 'Témoignages']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Connexion' })).toHaveAttribute('href', '/login');
  for (const link of await main.getByRole('link', { name: "S'inscrire" }).all()) {
    await expect(link).toHaveAttribute('href', '/register');
  }
  await expect(page.getByRole('contentinfo')).toContainText('Réponse sous 48 heures');
  await main.getByRole('link', { name: 'Voir les missions' }).click();
  await expect(page).toHaveURL('/login');
});

test('le titre se tape, s’arrête sur demande, et ne déplace rien', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause' });
  const typed = () => page.getByRole('heading', { level: 1 }).innerText();
  const first = await typed();
  await expect.poll(typed).not.toBe(first);
  const place = await page.getByRole('main').getByRole('link', { name: 'Connexion' }).boundingBox();
  await pause.click();
  await expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible();
  expect(await page.getByRole('main').getByRole('link', { name: 'Connexion' }).boundingBox()).toEqual(place);
  // Who listens hears the whole sentence.
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.locator('[aria-hidden=true]').count()).toBeGreaterThan(0);
  await expect(heading).toHaveAccessibleName(/\S+ \S+ \S+/);
});

test('l’en-tête : à l’encre sur l’encre, blanc au-delà de 10 pixels, blanc ailleurs', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  const [INK, WHITE] = ['rgb(16, 27, 59)', 'rgb(255, 255, 255)'];
  await expect(header).toHaveCSS('background-color', INK);
  await scrollTo(10);
  await expect(header).toHaveCSS('background-color', INK);
  await scrollTo(11);
  await expect(header).toHaveCSS('background-color', WHITE);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await scrollTo(0);
  await expect(header).toHaveCSS('background-color', INK);

  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await expect(navigation.getByRole('link')).toHaveText(['Accueil', 'Missions', 'F.A.Q', 'Contact']);
  await navigation.getByRole('link', { name: 'F.A.Q' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(header).toHaveCSS('background-color', WHITE);
  await expect(navigation.getByRole('link', { name: 'F.A.Q' })).toHaveAttribute('aria-current', 'page');
  await expect(navigation.getByRole('link', { name: 'Accueil' })).not.toHaveAttribute('aria-current', 'page');
});

test('le menu du téléphone se ferme en naviguant, par Échap et par un appui ailleurs', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.mouse.click(20, 700);
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(menu).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  // Back as well: it moves without a press on a link.
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // A link to the page that is open closes it under the focus.
  await toggle.click();
  await menu.getByRole('link', { name: 'Accueil' }).click();
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();

  // So does one that opens in a tab of its own.
  await toggle.click();
  const tab = context.waitForEvent('page');
  await menu.getByRole('link', { name: 'Contact' }).click({ modifiers: ['ControlOrMeta'] });
  await tab;
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await context.close();
});

test('Retour rend le focus au lien par où l’on est parti, pas au premier du même nom', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'F.A.Q' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'F.A.Q' })).toBeVisible();
  await hoverUntilPreloaded(link, /\/assets\/faq-/);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

test('une adresse qui ne se lit pas mène où mène toute adresse inconnue', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => history.pushState(null, '', '/%'));
  await page.reload().catch(() => undefined);
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page).toHaveURL('/');
});

test('le serveur d’essai donne une page à toute adresse, et aucune à la place d’un fichier disparu', async ({
  request,
}) => {
  const shell = await (await request.get('/nulle/part', { headers: { Accept: 'text/html' } })).text();
  expect(shell).toContain('<div id="app">');
  for (const path of ['/favicon.svg/x', `/${'a'.repeat(300)}`, '/api']) {
    const answer = await request.get(path, { headers: { Accept: 'text/html' } });
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toBe(shell);
  }
  for (const Accept of ['*/*', 'text/html']) {
    expect((await request.get('/assets/absent-12345678.js', { headers: { Accept } })).status(), Accept).toBe(404);
  }
});

test('les questions s’ouvrent une à une, et chacune a son adresse', async ({ page }) => {
  await page.goto('/faq');
  const questions = page.getByRole('main').getByRole('button');
  await expect(questions).toHaveCount(4);
  const payment = page.getByRole('button', { name: /payé/ });
  const answer = page.getByText(/Chaque participation approuvée vous rapporte/);
  await expect(answer).toBeHidden();
  await payment.click();
  await expect(answer).toBeVisible();
  await page.getByRole('link', { name: /Lien vers cette réponse/ }).click();
  await expect(page).toHaveURL('/faq#paiement');
  await page.reload();
  await expect(answer).toBeVisible();
  await payment.click();
  await expect(answer).toBeHidden();
});

test('une réponse que l’adresse ouvre se ferme d’un clic, même avant le script', async ({ page }) => {
  const come = await holdRequests(page, ENTRY_SCRIPT);
  await page.goto('/faq#paiement', { waitUntil: 'commit' });
  const answer = page.getByText(/Chaque participation approuvée vous rapporte/);
  await expect(answer).toBeVisible();
  await page.getByRole('button', { name: /payé/ }).click();
  come();
  await expect(answer).toBeHidden();
  await page.getByRole('button', { name: /payé/ }).click();
  await expect(answer).toBeVisible();
});

test('un message se remercie, sans contrôle et sans appel', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('/api/')) calls.push(request.url());
  });
  const address = page.getByRole('link', { name: 'contact@exemple.test' });
  for (const link of await address.all()) await expect(link).toHaveAttribute('href', 'mailto:contact@exemple.test');
  await expect(address).toHaveCount(2);
  await page.getByLabel('Email').fill('pas une adresse');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('heading', { name: /Merci pour votre message/ })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('48 heures');
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Écrire un autre message' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('qui est connecté trouve le chemin de son espace', async ({ page }) => {
  await signIn(page, await createUser());
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Connexion' })).toHaveCount(0);
  await header.getByRole('link', { name: 'Mon espace' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('chaque page publique a son titre et sa description', async ({ page, request }) => {
  await answerIpLookup(page, { country: 'FR' });
  for (const [path, title] of [
    ['/', 'Accueil · Missio'],
    ['/faq', 'F.A.Q · Missio'],
    ['/contact', 'Contact · Missio'],
    ['/login', 'Connexion · Missio'],
    ['/register', 'Inscription · Missio'],
    ['/forgot-password', 'Mot de passe oublié · Missio'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
    const shared = path === '/' ? 'Chaque mission accomplie vous rapporte une commission.' : title;
    await expect(page.locator('head meta[property="og:title"]')).toHaveAttribute('content', shared);
    await expect(page.locator('head meta[property="og:image"]')).toHaveAttribute('content', /\/partage\.png$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/reset-password');
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const file of ['/robots.txt', '/favicon.svg', '/apple-touch-icon.png', '/partage.png']) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
});

test('revenir en arrière pendant qu’une page se charge encore reste le dernier souhait', async ({ page }) => {
  await page.goto('/');
  await startApp(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'F.A.Q' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'F.A.Q' })).toBeVisible();
  const come = await holdRequests(page, /\/assets\/contact-[^/]+\.js$/);
  // In one go: an address waits half a second at most for its screen.
  await footer.getByRole('link', { name: 'Contact', exact: true }).evaluate((link: HTMLElement) => {
    link.click();
    window.history.back();
  });
  await expect(page).toHaveURL('/');
  const came = page.waitForResponse(/\/assets\/contact-[^/]+\.js$/);
  come();
  await (await came).finished();
  await footer.getByRole('link', { name: 'Missions' }).focus();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL('/faq');
});
