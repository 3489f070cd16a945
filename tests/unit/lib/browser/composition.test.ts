// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isComposing, isHalfComposed } from '~/lib/browser/composition';

const key = (init: KeyboardEventInit) => new KeyboardEvent('keydown', { key: 'Enter', ...init });
const onAndroid = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10; K)');
afterEach(() => vi.restoreAllMocks());

describe('a key is the input method’s', () => {
  it.each([
    ['while it composes', { isComposing: true, keyCode: 13 }],
    ['in Safari, where the composition ends before the key that ends it', { isComposing: false, keyCode: 229 }],
  ])('%s', (_, init) => expect(isComposing(key(init))).toBe(true));

  it('not when nothing is composed', () => expect(isComposing(key({ keyCode: 13 }))).toBe(false));

  it('on Android not the Enter that ends a word: a composed one comes as no key', () => {
    onAndroid();
    expect(isComposing(key({ isComposing: true, keyCode: 13 }))).toBe(false);
    expect(isComposing(key({ isComposing: true, keyCode: 229 }))).toBe(true);
  });
});

describe('a text is half-composed', () => {
  it.each(['か', 'ni hao', 'é'])('« %s »', (text) => expect(isHalfComposed(text)).toBe(true));

  it('on Android not a Latin word: its keyboards compose each one to the space', () => {
    onAndroid();
    expect(isHalfComposed('l’été 2')).toBe(false);
    expect(isHalfComposed('か')).toBe(true);
  });
});
