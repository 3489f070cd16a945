import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ScenarioName } from '../../../mock-server/scenarios/scenarios';
import { emulateMedia } from '../support/emulate-media';
import { openApp } from '../support/open-app';
import { heading, settle } from '../support/parts';
import { TestBackend } from '../support/test-backend';
import { PHONE, resize } from '../support/viewports';
import { expectNoViolation } from './audit';

const open = async (scenario: ScenarioName, path: string, name: string) => {
  openApp(path, { backend: new TestBackend(scenario) });
  await settle(name);
};

const runningAnimations = () =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().duration !== 0)
    .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition'));

describe('mouvement réduit', () => {
  test('le titre de l’accueil est entier, sans caret ni bouton, et rien ne bouge', async () => {
    openApp('/', { backend: new TestBackend('visiteur') });
    const read = () => document.querySelector('h1')?.innerText;
    await expect.element(heading(/\S/)).toBeVisible();
    const whole = read();
    expect(whole).toMatch(/\S/);
    await expect.element(page.getByRole('button', { name: /Pause|Reprendre/ })).not.toBeInTheDocument();
    await page.getByRole('main').wheel({ delta: { y: 600 } });
    await expect.poll(() => window.scrollY).toBeGreaterThan(0);
    expect(runningAnimations()).toEqual([]);
    expect(read()).toBe(whole);
  });

  test('aucun écran ne bouge une fois chargé', async () => {
    for (const [path, name] of [
      ['/dashboard', 'Bonjour, Camille'],
      ['/offers', 'Missions'],
      ['/participations?status=approved', 'Participations'],
      ['/profile', 'Profil'],
    ] as const) {
      await open('nominal', path, name);
      expect(runningAnimations(), path).toEqual([]);
    }
  });
});

describe('couleurs forcées', () => {
  /** Colours are the system's own then; axe still compares those of the style sheet. */
  const NOT_OURS = ['color-contrast'];

  const forceColors = () => emulateMedia({ forcedColors: 'active' });

  /** Finds buttons, fields and badges without a border: forced colours replace their background and hide their edge. */
  const edgeless = async (): Promise<string[]> => {
    await emulateMedia({ forcedColors: 'none' });
    const filled = [
      ...document.querySelectorAll('main :is(a, button, input:not([type=checkbox]), select, textarea, span)'),
    ]
      .filter((element) => element.getClientRects().length > 0 && (element.tagName !== 'SPAN' || element.textContent))
      .filter((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)');
    await forceColors();
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    return filled
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
        return (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) === 0) && outlineStyle === 'none';
      })
      .map(({ tagName, textContent }) => `${tagName} « ${textContent} »`);
  };

  /** What `edgeless` says once there are no edges: it has looked at something. */
  const edgelessWithoutBorders = async (): Promise<string[]> => {
    const bare = document.head.appendChild(document.createElement('style'));
    bare.textContent = 'main * { border: 0 !important; outline: 0 !important }';
    return edgeless().finally(() => bare.remove());
  };

  test('les écrans restent lisibles : contrastes, bords, focus', async () => {
    await forceColors();
    await open('visiteur', '/login', 'Bon retour !');
    expect(await edgeless()).toEqual([]);
    await expectNoViolation('/login', NOT_OURS);
    const email = page.getByLabelText('Email').element();
    email.focus();
    expect(getComputedStyle(email).outlineStyle).not.toBe('none');
    expect(await edgelessWithoutBorders()).toEqual(expect.arrayContaining(['BUTTON « Se connecter »', 'INPUT «  »']));

    for (const [path, name] of [
      ['/dashboard', 'Bonjour, Camille'],
      ['/participations', 'Participations'],
    ] as const) {
      await open('nominal', path, name);
      expect(await edgeless(), path).toEqual([]);
      await expectNoViolation(path, NOT_OURS);
    }
    const badge = expect.stringMatching(/^SPAN « (?:En attente|Approuvée|Refusée) »$/);
    expect(await edgelessWithoutBorders()).toEqual(expect.arrayContaining([badge]));
  });

  test('le lien de la page où l’on est reste marqué dans l’en-tête public', async () => {
    const outlineOf = async (name: string, area: string) => {
      const link = page.getByRole('navigation', { name: area }).getByRole('link', { name });
      return getComputedStyle(await link.findElement()).outlineStyle;
    };
    await forceColors();
    await open('visiteur', '/faq', 'F.A.Q');
    expect(await outlineOf('F.A.Q', 'Navigation principale')).toBe('solid');
    expect(await outlineOf('Contact', 'Navigation principale')).toBe('none');
    await resize(PHONE);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await outlineOf('F.A.Q', 'Menu')).toBe('solid');
  });

  test('les parts du tableau de bord de l’administration gardent leur couleur ou leur bord', async () => {
    await forceColors();
    await open('admin', '/admin', 'Tableau de bord');
    await expectNoViolation('/admin', NOT_OURS);
    // The picture only repeats figures that are also text.
    const main = page.getByRole('main');
    await expect.element(main).toHaveTextContent(/En attente/);
    await expect.element(main).toHaveTextContent(/Validés|Validées/i);
    await expect.element(main).toHaveTextContent(/\d\s%/);
  });
});
