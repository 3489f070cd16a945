import { knownAccounts } from '../../mock-server/seed/generate-users';
import { openSession } from '../e2e/support/accounts';
import { type Role, screens, screenTitle } from '../e2e/support/screen-list';
import { DESK, PHONE, test } from './support/test';

const sessionOf = (role: Exclude<Role, 'visiteur'>) => openSession(knownAccounts[role]);

const titled = screens.map((screen) => ({ ...screen, title: screenTitle(screen) }));

test.for(titled)(
  '$title s’ouvre sans erreur, sur un téléphone puis à un bureau',
  async ({ role, path, heading, press }, { page }) => {
    if (role !== 'visiteur') await page.signIn(await sessionOf(role));
    await page.tab.resize(PHONE);
    await page.open(path);
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
  },
);
