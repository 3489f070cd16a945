import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { matrixProblems } from '../../stories/state-matrix';
import { readEntries } from './stories';

test('every state of every screen has a story, or a reason for having none', () => {
  const index: unknown = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
  expect(matrixProblems(readEntries(index))).toEqual([]);
});
