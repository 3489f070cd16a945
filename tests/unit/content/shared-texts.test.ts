import { expect, test } from 'vitest';
import { COMMISSION_EUR } from '~/api/contract/scalars';
import { COMMISSION_TEXT } from '~/content/shared-texts';

test('names the commission that an export and the balance count with', () => {
  expect(COMMISSION_TEXT).toBe(`${COMMISSION_EUR}€`);
});
