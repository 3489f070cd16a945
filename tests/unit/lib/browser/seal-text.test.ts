import { expect, it } from 'vitest';
import { createSealKey, sealText, unsealText } from '~/lib/browser/seal-text';

const TOKEN = '12|aZ09-._~+/=é';
const key = createSealKey(TOKEN.length);
const sealed = sealText(TOKEN, key);

it('opens with its key, and with no other', () => {
  expect(unsealText(sealed, () => key)).toBe(TOKEN);
  for (const wrong of [null, '', createSealKey(3), 'no base64!']) expect(unsealText(sealed, () => wrong)).toBeNull();
  expect(unsealText('sealed:***', () => key)).toBeNull();
});

it('says nothing of the text by itself, and is another text with each key', () => {
  expect(sealed).not.toContain(TOKEN);
  expect(sealed).not.toContain(btoa(TOKEN));
  expect(sealText(TOKEN, createSealKey(TOKEN.length))).not.toBe(sealed);
});

it('leaves a text that was not sealed alone, and asks for no key', () => {
  const findKey = () => {
    throw new Error('a slow read');
  };
  expect(unsealText(TOKEN, findKey)).toBe(TOKEN);
});
