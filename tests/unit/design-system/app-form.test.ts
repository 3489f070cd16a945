import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dependencies } from '../../../package.json';

test('were checked with the version that is installed', () => {
  const source = readFileSync('src/design-system/forms/app-form.ts', 'utf8');
  expect(source).toContain(`@modular-forms/react ${dependencies['@modular-forms/react']}:`);
});
