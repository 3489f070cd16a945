import { expect } from 'vitest';
import { knownAccounts } from '../../mock-server/seed/generate-users';
import { openSession } from '../e2e/support/accounts';
import { type Screen, screens, screenTitle } from '../e2e/support/screen-list';
import type { Page } from './support/page';
import { DESK, PHONE, test } from './support/test';

/** Opens a screen and looks at it on a phone, then at a desk. */
const look = async (page: Page, { heading, press }: Screen, open: () => Promise<void>): Promise<void> => {
  await page.tab.resize(PHONE);
  await open();
  await page.sees('heading', heading);
  await page.settles();
  if (press) {
    await page.clickFirst(press.role, press.name);
    if (press.shows === 'window') await page.shows('[role=dialog]');
    else await page.focuses('[aria-invalid=true]');
    await page.settles();
  }
  await page.tab.resize(DESK);
  await page.settles();
};

const ofRole = (wanted: Screen['role']) =>
  screens.filter(({ role }) => role === wanted).map((screen) => ({ ...screen, title: screenTitle(screen) }));

test.for(ofRole('visiteur'))(
  '$title s’ouvre sans erreur, sur un téléphone puis à un bureau',
  async (screen, { page }) => {
    await look(page, screen, () => page.open(screen.path));
  },
);

// A load takes ten times as long as a change of screens: the app is loaded once, and each screen opens from the last.
test.for(['attente', 'camille', 'admin'] as const)(
  'chaque écran du rôle %s s’ouvre sans erreur depuis le précédent, sur un téléphone puis à un bureau',
  { timeout: 120_000 },
  async (role, { page }) => {
    await page.signIn(await openSession(knownAccounts[role]));
    let loadedAt: unknown;
    const open = async ({ path, heading }: Screen) => {
      if (loadedAt === undefined) return page.open(path);
      await page.goTo(path);
      // What the last screen has opened is closed, and its heading is no more the page's.
      await page.showsNo('[role=dialog]');
      await page.isHeaded(heading);
    };
    for (const { title, ...screen } of ofRole(role)) {
      await look(page, screen, () => open(screen)).catch((cause: unknown) => {
        throw new Error(`${title}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      });
      expect((await page.errors()).join('\n'), title).toBe('');
      loadedAt ??= await page.loadedAt();
      expect(await page.loadedAt(), `${title}: the document`).toBe(loadedAt);
    }
  },
);
