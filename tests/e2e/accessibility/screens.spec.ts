import type { Page } from '@playwright/test';
import type { Session } from '../../../src/api/contract/strict/answers';
import { adminAccount, camilleAccount, openSession, PASSWORD, signIn } from '../support/accounts';
import { pressFirst, type Role, screens, screenTitle, settle } from '../support/screens';
import { expect, test } from '../support/test';
import {
  expectContrast,
  expectNoSidewaysScroll,
  expectNoViolation,
  expectOneCurrentPage,
  expectSoundFrame,
  expectTargetsForFingers,
} from './audit';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const SMALL_PHONE = { width: 320, height: 740 };
/** What is left of 1280 pixels at 200 % and at 400 %. */
const AT_200_PERCENT = { width: 640, height: 400 };
const AT_400_PERCENT = { width: 320, height: 256 };

/** WCAG 1.4.12: a reader's own spacing must not cut anything. */
const READER_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** The reader's own text size, as the browser's settings have it: unlike a style, it counts in media queries too. */
const doubleText = async (page: Page) => {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
};

const sessions: Partial<Record<Role, Session>> = {};

test.beforeAll(async () => {
  sessions.camille = await openSession(camilleAccount);
  sessions.attente = await openSession({ email: 'attente@missio.test', password: PASSWORD });
  sessions.admin = await openSession(adminAccount);
});

test.use({ viewport: DESKTOP });

for (const screen of screens) {
  test(`${screenTitle(screen)} : axe, structure, téléphone, zoom`, async ({ page }) => {
    const session = sessions[screen.role];
    if (session) await signIn(page, session);
    await page.goto(screen.path);
    await settle(page, screen.heading);
    await pressFirst(page, screen);
    await expectSoundFrame(page, '1280');
    await expectOneCurrentPage(page, '1280');

    // At 1280 pixels the stories of the pages hold it.
    await page.setViewportSize(PHONE);
    await expectNoViolation(page, '360');
    await expectNoSidewaysScroll(page, '360');
    await expectTargetsForFingers(page, '360');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, '360, dark');
    await page.emulateMedia({ colorScheme: 'light' });

    await page.setViewportSize(AT_200_PERCENT);
    await expectNoSidewaysScroll(page, '200 %');
    await page.setViewportSize(AT_400_PERCENT);
    await expectNoSidewaysScroll(page, '400 %');
    const spacing = await page.addStyleTag({ content: READER_SPACING });
    await expectNoSidewaysScroll(page, '400 %, wide spacing');
    await spacing.evaluate((style) => style.parentNode?.removeChild(style));

    await page.setViewportSize(DESKTOP);
    await doubleText(page);
    await expectNoSidewaysScroll(page, 'text at 200 %');
    await page.setViewportSize(SMALL_PHONE);
    await expectNoSidewaysScroll(page, '320, text at 200 %');
  });
}

const SECOND_PAGES = [
  { role: 'camille', path: '/offers?page=2' },
  { role: 'admin', path: '/admin/users?page=2' },
] as const;

for (const { role, path } of SECOND_PAGES) {
  test(`${path} : une seule page courante`, async ({ page }) => {
    const session = sessions[role];
    if (session) await signIn(page, session);
    await page.goto(path);
    const current = page.getByRole('navigation', { name: 'Pagination' }).locator('[aria-current=page]');
    await expect(current).toHaveAccessibleName('Page 2');
    await expectOneCurrentPage(page, path);
    // The same with a window open above it: its address says more than the page's link.
    const details = page.getByRole('main').getByRole('link', { name: /^(?:Détails|Voir) / });
    if (role === 'admin') {
      await details.first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectOneCurrentPage(page, `${path}, window`);
    }
  });
}
