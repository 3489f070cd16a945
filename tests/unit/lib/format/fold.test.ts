import { expect, test } from 'vitest';
import { foldText, foldWords, matchesWords } from '../../../../src/lib/format/fold';

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

test('chaque mot se trouve, dans n’importe quel ordre et texte', () => {
  expect(matchesWords('box ÉTÉ', 'Une box', 'Les recettes d’été')).toBe(true);
  expect(matchesWords('box hiver', 'Une box', 'Les recettes d’été', null)).toBe(false);
});
