import type { Page } from '@playwright/test';
import { adminAccount, camilleAccount, openSession, signIn } from '../support/accounts';
import { settle } from '../support/screens';
import { expect, test } from '../support/test';
import { expectNoViolation } from './audit';

const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().duration !== 0)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  );

test.describe('mouvement réduit', () => {
  test('le titre de l’accueil est entier, sans caret ni bouton, et rien ne bouge', async ({ page }) => {
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const whole = await heading.innerText();
    await expect(page.getByRole('button', { name: /Pause|Reprendre/ })).toHaveCount(0);
    await page.mouse.wheel(0, 600);
    expect(await runningAnimations(page)).toEqual([]);
    expect(await heading.innerText()).toBe(whole);
  });

  test('aucun écran ne bouge une fois chargé', async ({ page }) => {
    await signIn(page, await openSession(camilleAccount));
    for (const [path, heading] of [
      ['/dashboard', 'Bonjour, Camille'],
      ['/offers', 'Missions'],
      ['/participations?status=approved', 'Participations'],
      ['/profile', 'Profil'],
    ] as const) {
      await page.goto(path);
      await settle(page, heading);
      expect(await runningAnimations(page), path).toEqual([]);
    }
  });
});

test.describe('couleurs forcées', () => {
  test.use({ forcedColors: 'active' });

  /** Colours are the system's own then; axe still compares those of the style sheet. */
  const NOT_OURS = ['color-contrast'];

  /** Finds buttons, fields and badges without a border: forced colours replace their background and hide their edge. */
  const edgeless = async (page: Page): Promise<string[]> => {
    await page.emulateMedia({ forcedColors: 'none' });
    const filled = await page.evaluateHandle(() =>
      [...document.querySelectorAll('main :is(a, button, input:not([type=checkbox]), select, textarea, span)')]
        .filter((element) => element.getClientRects().length > 0 && (element.tagName !== 'SPAN' || element.textContent))
        .filter((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'),
    );
    await page.emulateMedia({ forcedColors: 'active' });
    return filled.evaluate((elements) =>
      elements
        .filter((element) => {
          const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
          return (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) === 0) && outlineStyle === 'none';
        })
        .map(({ tagName, textContent }) => `${tagName} « ${textContent} »`),
    );
  };

  /** What `edgeless` says once there are no edges: it has looked at something. */
  const edgelessWithoutBorders = async (page: Page): Promise<string[]> => {
    await page.addStyleTag({ content: 'main * { border: 0 !important; outline: 0 !important }' });
    return edgeless(page);
  };

  test('les écrans restent lisibles : contrastes, bords, focus', async ({ page }) => {
    await page.goto('/login');
    await settle(page, 'Bon retour !');
    expect(await edgeless(page)).toEqual([]);
    await expectNoViolation(page, '/login', NOT_OURS);
    await page.getByLabel('Email').focus();
    const outline = await page.getByLabel('Email').evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).not.toBe('none');
    expect(await edgelessWithoutBorders(page)).toEqual(
      expect.arrayContaining(['BUTTON « Se connecter »', 'INPUT «  »']),
    );

    await signIn(page, await openSession(camilleAccount));
    for (const [path, heading] of [
      ['/dashboard', 'Bonjour, Camille'],
      ['/participations', 'Participations'],
    ] as const) {
      await page.goto(path);
      await settle(page, heading);
      expect(await edgeless(page), path).toEqual([]);
      await expectNoViolation(page, path, NOT_OURS);
    }
    const badge = expect.stringMatching(/^SPAN « (?:En attente|Approuvée|Refusée) »$/);
    expect(await edgelessWithoutBorders(page)).toEqual(expect.arrayContaining([badge]));
  });

  test('le lien de la page où l’on est reste marqué dans l’en-tête public', async ({ page }) => {
    const outlineOf = (name: string, area: string) =>
      page
        .getByRole('navigation', { name: area })
        .getByRole('link', { name })
        .evaluate((link) => getComputedStyle(link).outlineStyle);
    await page.goto('/faq');
    expect(await outlineOf('F.A.Q', 'Navigation principale')).toBe('solid');
    expect(await outlineOf('Contact', 'Navigation principale')).toBe('none');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await outlineOf('F.A.Q', 'Menu')).toBe('solid');
  });

  test('les parts du tableau de bord de l’administration gardent leur couleur ou leur bord', async ({ page }) => {
    await signIn(page, await openSession(adminAccount));
    await page.goto('/admin');
    await settle(page, 'Tableau de bord');
    await expectNoViolation(page, '/admin', NOT_OURS);
    // The picture only repeats figures that are also text.
    await expect(page.getByRole('main')).toContainText(/En attente/);
    await expect(page.getByRole('main')).toContainText(/Validés|Validées/i);
    await expect(page.getByRole('main')).toContainText(/\d\s%/);
  });
});
