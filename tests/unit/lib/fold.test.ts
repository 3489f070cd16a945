import { expect, test } from 'vitest';
import { fold } from '../../../src/lib/fold';

test.each([
  ['Côte d’Ivoire', 'cote d ivoire'],
  ['  ÉTATS-UNIS ', 'etats unis'],
  ['Œuvre, ex æquo', 'oeuvre ex aequo'],
  ['Guinée-Bissau', 'guinee bissau'],
  ['', ''],
  ['—', ''],
])('« %s » se cherche comme « %s »', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
