import { knownAccounts } from '../../mock-server/seed/generate-users';
import { openSession } from '../e2e/support/accounts';
import { type Role, screens, screenTitle } from '../e2e/support/screens';
import { sizes, test } from './support/test';

const sessionOf = (role: Exclude<Role, 'visiteur'>) => openSession(knownAccounts[role]);

/** The windows and the errors of forms, which a screen may open first, are journeys of their own here. */
const opened = screens.filter(({ open }) => !open).map((screen) => ({ ...screen, title: screenTitle(screen) }));

test.for(opened)('$title s’ouvre sans erreur', async ({ role, path, heading }, { page }) => {
  if (role !== 'visiteur') await page.signIn(await sessionOf(role));
  for (const size of sizes) {
    await page.tab.resize(size);
    await page.open(path);
    await page.sees('heading', heading);
    await page.settles();
  }
});
