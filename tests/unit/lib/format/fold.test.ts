import { expect, test } from 'vitest';
import { foldText, foldWords } from '../../../../src/lib/format/fold';

test.each([
  ['Côte d’Ivoire', 'cote d ivoire'],
  ['  ÉTATS-UNIS ', 'etats unis'],
  ['Œuvre, ex æquo', 'oeuvre ex aequo'],
  ['Guinée-Bissau', 'guinee bissau'],
  ['', ''],
  ['—', ''],
])('« %s » se cherche comme « %s »', (text, folded) => {
  expect(foldWords(text)).toBe(folded);
});

test.each([
  ['Élodie', 'elodie'],
  ['Cœur à l’ouvrage', 'coeur a l’ouvrage'],
  ['Straße', 'strasse'],
  ['Bel\u00ADgique\u200B\uFEFF', 'belgique'],
])('« %s » se trouve par « %s »', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
