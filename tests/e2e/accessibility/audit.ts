import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { COMMISSION_TEXT } from '../../../src/content/shared-texts';
import { isStill, RULES, readFrame, SOUND_FRAME, TITLE } from './page-facts';

/** Fails with what axe found, one line per element. */
export const expectNoViolation = async (page: Page, where: string): Promise<void> => {
  await page.waitForFunction(isStill);
  // Without frames there is nothing to put together in a second page; describing what holds takes longer than looking.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(RULES);
  const { violations } = await axe.analyze();
  const problems = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')}`),
  );
  expect.soft(problems, where).toEqual([]);
};

/** Fails when a page lacks what a screen reader needs: type, language, title, one main heading, landmarks, levels. */
export const expectSoundFrame = async (page: Page, where: string): Promise<void> => {
  const [doctype, language] = await page.evaluate(() => [document.doctype?.name, document.documentElement.lang]);
  expect.soft(doctype, where).toBe('html');
  expect.soft(language, where).toBe('fr');
  await expect.soft(page, where).toHaveTitle(TITLE);
  expect.soft(await page.evaluate(readFrame, COMMISSION_TEXT), where).toEqual(SOUND_FRAME);
};
