import type { Page } from '@playwright/test';
import { SKELETON_ATTRIBUTE } from '../../../src/boot/protocol';
import {
  adminAccount,
  createUser,
  createValidatedUser,
  logInForThisSession,
  openSession,
  signIn,
} from '../support/accounts';
import { createReader } from '../support/create-reader';
import { ENTRY_SCRIPT, holdRequests } from '../support/hold-requests';
import { recordCalls } from '../support/record-calls';
import { expect, test } from '../support/test';

const ME = '**/api/me';
const NAME = 'Dominique Essai';

const skeletonOf = (page: Page) => page.locator(`[${SKELETON_ATTRIBUTE}]`);

/** Every call of the page to GET /api/me, with the token that it carries. */
const recordMe = (page: Page) => {
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/me') tokens.push(request.headers().authorization);
  });
  return tokens;
};

const users = ['/dashboard', '/offers', '/participations'] as const;

const ONE = 'per_page=1';

for (const { path, heading, reads } of [
  {
    path: '/dashboard',
    heading: `Bonjour, ${NAME}`,
    reads: ['/api/offers?per_page=3', '/api/participations?per_page=5', '/api/get/user/sold'],
  },
  { path: '/offers', heading: 'Missions', reads: ['/api/location'] },
  {
    path: '/participations',
    heading: 'Participations',
    reads: ['/api/participations?page=1', '/api/get/user/sold'],
  },
  {
    path: '/admin',
    heading: 'Tableau de bord',
    reads: [
      ...['', 'validated=1&', 'validated=0&'].map((filter) => `/api/admin/users?${filter}${ONE}`),
      `/api/admin/offers?${ONE}`,
      ...['', 'approved', 'opened', 'disapproved'].map(
        (status) => `/api/admin/participations?${status && `status=${status}&`}${ONE}`,
      ),
    ],
  },
]) {
  test(`${path} : lectures du document, ossature inerte dès qu’on sait qui est là, reprise par l’application`, async ({
    page,
  }) => {
    const session = path === '/admin' ? await openSession(adminAccount) : await createReader(NAME);
    await signIn(page, session);
    const calls = recordCalls(page);
    const asked = recordMe(page);
    const [answerMe, start] = [await holdRequests(page, ME), await holdRequests(page, ENTRY_SCRIPT)];
    await page.goto(path, { waitUntil: 'commit' });
    const early = ['/api/me', ...reads].toSorted();
    await expect.poll(() => calls.toSorted()).toEqual(early);
    expect(asked).toEqual([`Bearer ${session.access_token}`]);
    await expect(page.getByText('Chargement…')).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(0);

    answerMe();
    const skeleton = skeletonOf(page);
    await expect(skeleton.locator('h1')).toHaveText(heading);
    await expect(skeleton.locator('h1')).toBeVisible();
    await expect(skeleton.locator('header')).toContainText(session.user.name);
    await expect(skeleton.locator('header [title]').first()).toHaveAttribute('title', session.user.name);
    // Nobody can press what does not answer yet; who listens hears that it loads.
    await expect(skeleton).toHaveAttribute('inert');
    await expect(page.getByRole('heading')).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveText('Chargement…');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const before = await skeleton.locator('h1').boundingBox();
    expect(calls.toSorted()).toEqual(early);

    start();
    const title = page.getByRole('heading', { level: 1, name: heading });
    await expect(title).toBeVisible();
    await expect(skeleton).toHaveCount(0);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(asked).toHaveLength(1);
    const after = await title.boundingBox();
    expect(after?.x).toBeCloseTo(before?.x ?? Number.NaN, 0);
    expect(Math.abs((after?.y ?? Number.NaN) - (before?.y ?? Number.NaN))).toBeLessThanOrEqual(1);
    expect(Math.abs((after?.height ?? Number.NaN) - (before?.height ?? Number.NaN))).toBeLessThanOrEqual(1);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    expect(calls).toEqual([...new Set(calls)]);
    // Responses that are still unused are dropped: they would be outdated later.
    await expect.poll(() => page.evaluate(() => 'missioPreloadedResponses' in window)).toBe(false);
  });
}

/**
 * Calls `act`, which leads to the answer of GET /api/me, and waits until the document's script has read it and shown
 * the skeleton: this function requests something later than the script does.
 */
const afterMe = async (page: Page, act: () => Promise<unknown>) => {
  const answered = page.waitForResponse(ME);
  await act();
  await answered;
  await page.evaluate(async () => {
    const response = await window.missioPreloadedResponses?.responses.get('/api/me');
    await response?.clone().text();
  });
};

test('qui n’est pas validé n’en voit aucune, et le document ne lit rien pour lui', async ({ page }) => {
  await signIn(page, await createUser({ name: NAME }));
  const calls = recordCalls(page);
  const start = await holdRequests(page, ENTRY_SCRIPT);
  await afterMe(page, () => page.goto('/dashboard', { waitUntil: 'commit' }));
  await expect(skeletonOf(page)).toHaveCount(0);
  await expect(page.getByText('Chargement…')).toBeVisible();
  expect(calls).toEqual(['/api/me']);
  start();
  await expect(page.getByRole('heading', { level: 1, name: `Bonjour, ${NAME}` })).toBeVisible();
});

for (const [title, openReader, paths] of [
  ['l’administrateur n’en voit aucune des pages d’un utilisateur', () => openSession(adminAccount), users],
  ['un utilisateur n’en voit aucune de l’administration', createReader, ['/admin']],
  [
    'une autre page d’une liste n’a pas celle de la première',
    createReader,
    ['/offers?page=2', '/participations?page=2'],
  ],
] as const) {
  test(`${title}, et le document n’y lit rien`, async ({ page }) => {
    await signIn(page, await openReader());
    const calls = recordCalls(page);
    await holdRequests(page, ENTRY_SCRIPT);
    for (const path of paths) {
      await afterMe(page, () => page.goto(path, { waitUntil: 'commit' }));
      await expect(skeletonOf(page)).toHaveCount(0);
    }
    expect(calls).toEqual(paths.map(() => '/api/me'));
  });
}

for (const [what, answer] of [
  ['refusé', { status: 401, json: { message: 'Non' } }],
  ['en panne', { status: 500, body: 'Panne' }],
  ['illisible', { status: 200, body: '<html>' }],
  ['sans utilisateur', { status: 200, json: { user: null } }],
] as const) {
  test(`GET /api/me ${what} : pas d’ossature, la session finit et mène à la connexion`, async ({ page }) => {
    await signIn(page, await createValidatedUser());
    const asked = recordMe(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(ME, (route) => route.fulfill(answer));
    const start = await holdRequests(page, ENTRY_SCRIPT);
    await afterMe(page, () => page.goto('/dashboard', { waitUntil: 'commit' }));
    await expect(skeletonOf(page)).toHaveCount(0);
    start();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Bon retour !' })).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
}

test('le réseau qui coupe GET /api/me finit la session de même', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(ME, (route) => route.abort('connectionreset'));
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  expect(errors).toEqual([]);
});

test('une session qui devait finir avec le navigateur n’est plus demandée', async ({ page, context }) => {
  await logInForThisSession(page, await createValidatedUser());
  await context.clearCookies();
  const asked = recordMe(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  expect(asked).toEqual([]);
});

/** Signs another user in, in another tab of the same browser. */
const signInElsewhere = async (page: Page, token: string) => {
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate((value) => localStorage.setItem('auth_token', value), token);
  await other.close();
};

test('un autre onglet connecte quelqu’un d’autre : ni l’ossature ni la réponse d’avance ne valent plus', async ({
  page,
}) => {
  const [first, second] = [await createValidatedUser({ name: 'Lou' }), await createValidatedUser({ name: 'Sacha' })];
  await signIn(page, first);
  const asked = recordMe(page);
  const start = await holdRequests(page, ENTRY_SCRIPT);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(skeletonOf(page).locator('h1')).toHaveText('Bonjour, Lou');
  await signInElsewhere(page, second.access_token);
  await expect(skeletonOf(page)).toHaveCount(0);
  await expect(page.getByText('Chargement…')).toBeVisible();
  start();
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour, Sacha' })).toBeVisible();
  expect(asked).toEqual([`Bearer ${first.access_token}`, `Bearer ${second.access_token}`]);
});

test('qui a changé de session avant la réponse ne voit pas l’ossature de l’autre', async ({ page }) => {
  const [first, second] = [await createValidatedUser({ name: 'Lou' }), await createValidatedUser({ name: 'Sacha' })];
  await signIn(page, first);
  const asked = recordMe(page);
  const [answerMe] = [await holdRequests(page, ME), await holdRequests(page, ENTRY_SCRIPT)];
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => asked).toHaveLength(1);
  await signInElsewhere(page, second.access_token);
  await afterMe(page, async () => answerMe());
  await expect(skeletonOf(page)).toHaveCount(0);
  await expect(page.getByText('Chargement…')).toBeVisible();
});

test('une ossature défilée : l’écran vient là où l’on est', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, await createValidatedUser({ name: NAME }));
  const start = await holdRequests(page, ENTRY_SCRIPT);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(skeletonOf(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
  start();
  await expect(page.getByRole('heading', { level: 1, name: `Bonjour, ${NAME}` })).toBeAttached();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(150);
});

test('un nom n’est que du texte, et les deux formes de la réponse se lisent', async ({ page }) => {
  const session = await createValidatedUser();
  const user = { ...session.user, validated: true, name: '<img src=x onerror=alert(1)>$&' };
  await signIn(page, session);
  await page.route(ME, (route) => route.fulfill({ json: { data: { user } } }));
  const start = await holdRequests(page, ENTRY_SCRIPT);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(skeletonOf(page).locator('h1')).toHaveText(`Bonjour, ${user.name}`);
  await expect(skeletonOf(page).locator('img')).toHaveCount(0);
  start();
  await expect(page.getByRole('heading', { level: 1, name: `Bonjour, ${user.name}` })).toBeVisible();
});

test('notre police attend le script d’entrée, et vient tout de suite s’il est là', async ({ page }) => {
  await signIn(page, await createValidatedUser({ name: NAME }));
  const [answerMe, screen] = [await holdRequests(page, ME), await holdRequests(page, /\/assets\/dashboard-/)];
  const arrived = page.waitForResponse(ENTRY_SCRIPT);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await (await arrived).finished();
  answerMe();
  await expect(skeletonOf(page)).toHaveAttribute(SKELETON_ATTRIBUTE, 'warm');
  screen();
  await expect(page.getByRole('heading', { level: 1, name: `Bonjour, ${NAME}` })).toBeVisible();

  const start = await holdRequests(page, ENTRY_SCRIPT);
  await page.reload({ waitUntil: 'commit' });
  await expect(skeletonOf(page)).toHaveAttribute(SKELETON_ATTRIBUTE, 'cold');
  start();
  await expect(page.getByRole('heading', { level: 1, name: `Bonjour, ${NAME}` })).toBeVisible();
});
