import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ScenarioName } from '../../../mock-server/scenarios/scenarios';
import { type Role, type Screen, screens, screenTitle } from '../../e2e/support/screen-list';
import { emulateMedia } from '../support/emulate-media';
import { enlargeText } from '../support/enlarge-text';
import { openApp } from '../support/open-app';
import { settle } from '../support/parts';
import { TestBackend } from '../support/test-backend';
import { DESKTOP, PHONE, resize } from '../support/viewports';
import {
  expectContrast,
  expectNoSidewaysScroll,
  expectNoViolation,
  expectOneCurrentPage,
  expectSoundFrame,
  expectTargetsForFingers,
} from './audit';

const SMALL_PHONE = { width: 320, height: 740 };
/** What is left of 1280 pixels at 200 % and at 400 %. */
const AT_200_PERCENT = { width: 640, height: 400 };
const AT_400_PERCENT = { width: 320, height: 256 };

/** WCAG 1.4.12: a reader's own spacing must not cut anything. */
const READER_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const scenarios = {
  visiteur: 'visiteur',
  attente: 'compte-en-attente',
  camille: 'nominal',
  admin: 'admin',
} as const satisfies Record<Role, ScenarioName>;

const spacing = Object.assign(document.createElement('style'), { textContent: READER_SPACING });

beforeEach(() => {
  const former = document.documentElement.lang;
  // As in our documents: words are broken by it.
  document.documentElement.lang = 'fr';
  return () => {
    document.documentElement.lang = former;
    spacing.remove();
  };
});

/** Presses what a screen has to press first. */
const pressFirst = async ({ press }: Screen): Promise<void> => {
  if (!press) return;
  await page.getByRole('main').getByRole(press.role, { name: press.name }).first().click();
  if (press.shows === 'window') await expect.element(page.getByRole('dialog')).toBeVisible();
  else await expect.poll(() => document.querySelector('[aria-invalid=true]') === document.activeElement).toBe(true);
};

for (const screen of screens) {
  test(`${screenTitle(screen)} : axe, structure, téléphone, zoom`, async () => {
    await resize(DESKTOP);
    openApp(screen.path, { backend: new TestBackend(scenarios[screen.role]) });
    await settle(screen.heading);
    await pressFirst(screen);
    await expectSoundFrame('1280');
    expectOneCurrentPage('1280');

    // At 1280 pixels the stories of the pages hold it.
    await resize(PHONE);
    await expectNoViolation('360');
    await expectNoSidewaysScroll('360');
    expectTargetsForFingers('360');
    await emulateMedia({ colorScheme: 'dark' });
    await expectContrast('360, dark');
    await emulateMedia({});

    await resize(AT_200_PERCENT);
    await expectNoSidewaysScroll('200 %');
    await resize(AT_400_PERCENT);
    await expectNoSidewaysScroll('400 %');
    document.head.append(spacing);
    await expectNoSidewaysScroll('400 %, wide spacing');
    spacing.remove();

    await resize(DESKTOP);
    await enlargeText(2);
    expect(matchMedia('(min-width: 48rem)').matches).toBe(false);
    await expectNoSidewaysScroll('text at 200 %');
    await resize(SMALL_PHONE);
    await expectNoSidewaysScroll('320, text at 200 %');
  });
}

for (const { role, path } of [
  { role: 'camille', path: '/offers?page=2' },
  { role: 'admin', path: '/admin/users?page=2' },
] as const) {
  test(`${path} : une seule page courante`, async () => {
    openApp(path, { backend: new TestBackend(scenarios[role]) });
    const pages = page.getByRole('navigation', { name: 'Pagination' });
    await expect.element(pages).toBeVisible();
    const current = () => pages.element().querySelector('[aria-current=page]');
    await expect.poll(() => current()?.getAttribute('aria-label') ?? current()?.textContent).toBe('Page 2');
    expectOneCurrentPage(path);
    // The same with a window open above it: its address says more than the page's link.
    const details = page.getByRole('main').getByRole('link', { name: /^(?:Détails|Voir) / });
    if (role === 'admin') {
      await details.first().click();
      await expect.element(page.getByRole('dialog')).toBeVisible();
      expectOneCurrentPage(`${path}, window`);
    }
  });
}
