import axe from 'axe-core';
import { expect } from 'vitest';
import { BRAND } from '~/content/brand';
import { COMMISSION_TEXT } from '~/content/shared-texts';
import {
  elementsTooWide,
  FINGER_PX,
  isStill,
  RULES,
  readFrame,
  SOUND_FRAME,
  TITLE,
  targetsSmallerThan,
  wronglyCurrentLinks,
} from '../../e2e/accessibility/page-facts';
import { framesDrawn } from '../../e2e/support/frames-drawn';

/** What axe found, one line per element. */
const problemsFoundBy = async (options: axe.RunOptions): Promise<string[]> => {
  await expect.poll(isStill).toBe(true);
  const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')}`));
};

/** Fails with the texts that are hard to read: all that another appearance can change. */
export const expectContrast = async (where: string): Promise<void> => {
  const problems = await problemsFoundBy({ runOnly: { type: 'rule', values: ['color-contrast'] } });
  expect.soft(problems, where).toEqual([]);
};

/** Fails with what axe found, one line per element; a rule is left out with a reason beside the call. */
export const expectNoViolation = async (where: string, leftOut: string[] = []): Promise<void> => {
  const rules = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]));
  expect.soft(await problemsFoundBy({ runOnly: { type: 'tag', values: RULES }, rules }), where).toEqual([]);
};

/** Fails with the elements that make the page wider than its window. */
export const expectNoSidewaysScroll = async (where: string): Promise<void> => {
  // What follows the window's size by a script is drawn by then.
  await framesDrawn(2);
  expect.soft(elementsTooWide(), where).toEqual([]);
};

/** Fails with the targets that a finger would miss. */
export const expectTargetsForFingers = (where: string): void => {
  expect.soft(targetsSmallerThan(FINGER_PX), where).toEqual([]);
};

/** Fails when a screen lacks what a screen reader needs; language and type are the document's, not the app's. */
export const expectSoundFrame = async (where: string): Promise<void> => {
  await expect.poll(() => document.title, { message: where }).toMatch(TITLE);
  expect.soft(readFrame(COMMISSION_TEXT), where).toEqual(SOUND_FRAME);
};

/** Fails when a navigation marks several links as current, or when the brand or a link in the text is marked. */
export const expectOneCurrentPage = (where: string): void => {
  expect.soft(wronglyCurrentLinks(BRAND), where).toEqual([]);
};
