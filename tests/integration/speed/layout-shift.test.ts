import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ScenarioName } from '../../../mock-server/scenarios/scenarios';
import { framesDrawn } from '../../e2e/support/frames-drawn';
import { A_FIGURE, desk, movingScreens, NOTHING, sizes, watchShifts } from '../../e2e/support/layout-shifts';
import { emulateMedia } from '../support/emulate-media';
import { openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';

/** More frames than a page needs to draw what it has. */
const FRAMES = 12;

/** Everything but who is signed in, and from where. */
const CONTENT = /\/api\/(?!me\b|location\b)/;

let watch: ReturnType<typeof watchShifts>;

beforeAll(() => {
  watch = watchShifts();
});
afterAll(() => watch.stop());
beforeEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

const readShifts = async () => {
  await framesDrawn(2);
  return watch.readShifts();
};

const expectStill = async () => {
  const { sum, moved } = await readShifts();
  expect(sum, `${window.innerWidth}\n${moved.join('\n')}`).toBeLessThan(A_FIGURE);
};

/** For half a second after a press or a change of size the browser takes what moves for wanted. */
const untilShiftsCount = async () => {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.cssText = 'position: fixed; inset-inline: 0; top: 0; height: 100px; background: black';
  const moveProbe = async () => {
    probe.style.top = probe.style.top === '0px' ? '100px' : '0px';
    return (await readShifts()).sum;
  };
  await expect.poll(moveProbe).toBeGreaterThan(NOTHING);
  probe.remove();
};

const resize = async ({ width, height }: typeof desk) => {
  await page.viewport(width, height);
  await untilShiftsCount();
};

const ourFonts = () => [...document.fonts].filter(({ family }) => /Bricolage/.test(family));

/**
 * Takes our font away, as before it has arrived.
 * @returns the function that lets it come
 */
const holdFont = (): (() => Promise<void>) => {
  for (const sheet of document.styleSheets) {
    const index = [...sheet.cssRules].findIndex(
      (rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('.woff2'),
    );
    const text = sheet.cssRules[index]?.cssText;
    if (text === undefined) continue;
    sheet.deleteRule(index);
    let isHeld = true;
    const giveBack = () => {
      if (isHeld) sheet.insertRule(text, index);
      isHeld = false;
    };
    onTestFinished(giveBack);
    expect(ourFonts()).toEqual([]);
    return async () => {
      giveBack();
      await expect.poll(() => ourFonts().some(({ status }) => status === 'loaded')).toBe(true);
    };
  }
  throw new Error('The page has no font of ours');
};

/** Whatever the app still does by itself has been done, and is drawn. */
const untilIdle = async () => {
  await new Promise((resolve) => requestIdleCallback(resolve));
  await framesDrawn(FRAMES);
};

/** Opens a screen and sees what its content moves as it comes. */
const openHeld = (path: string, scenario: ScenarioName) => {
  const backend = new TestBackend(scenario);
  const answer = backend.hold(CONTENT);
  watch.readShifts();
  openApp(path, { backend });
  return { answer };
};

const scenarios = { camille: 'nominal', admin: 'admin' } as const;

describe('écrans de qui est connecté', () => {
  for (const { role, path } of movingScreens) {
    const title = `${path} (${role}) ne bouge pas quand arrive ce qu’il montre, ni quand notre police arrive après`;
    test(title, async () => {
      for (const size of sizes) {
        await resize(size);
        const comeFont = holdFont();
        const { answer } = openHeld(path, scenarios[role]);
        await expect.poll(() => document.querySelector('main h1')?.checkVisibility()).toBe(true);
        await framesDrawn(2);
        answer();
        await expect.poll(() => document.querySelectorAll('main [aria-busy=true]').length).toBe(0);
        await expectStill();
        await comeFont();
        await untilIdle();
        // In the longest lines the words after a time move by more.
        if (size !== desk) await expectStill();
      }
    });
  }

  test('rien ne bouge quand il s’avère qu’il n’y a encore aucune participation', async () => {
    for (const size of sizes) {
      await resize(size);
      const { answer } = openHeld('/dashboard', 'aucune-participation');
      await expect.element(page.getByRole('heading', { name: 'Bilan' })).toBeInTheDocument();
      await framesDrawn(2);
      answer();
      await expect.element(page.getByRole('heading', { name: 'Votre première mission' })).toBeVisible();
      await untilIdle();
      await expectStill();
    }
  });
});
