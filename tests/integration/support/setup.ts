import { afterEach } from 'vitest';
import { entrySyncEnd } from '~/features/admin/network/entry-sync';
import { framesDrawn } from '../../e2e/support/frames-drawn';
import { closeApp } from './open-app';
import { DESKTOP, resize } from './viewports';

/* Runs before each file: the files share their page, and the modules of their support. */

const forgetCookies = async () => {
  const cookies = await cookieStore.getAll();
  await Promise.all(cookies.map(({ name }) => cookieStore.delete(name ?? '')));
};

afterEach(async () => {
  closeApp();
  // What who has just entered the administration still sends would go to the next test's backend.
  await Promise.race([entrySyncEnd(), framesDrawn(10)]);
  await forgetCookies();
  // A click elsewhere, so that the next test's first press is not taken for a double click.
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  await resize(DESKTOP);
});
