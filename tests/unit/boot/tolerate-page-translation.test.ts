// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toleratePageTranslation } from '~/boot/tolerate-page-translation';

describe('a page that the browser translates', () => {
  it('skips what has moved, and removes and inserts all else as usual', () => {
    toleratePageTranslation();
    const parent = document.createElement('p');
    const text = parent.appendChild(document.createTextNode('Bonjour'));
    const other = parent.appendChild(document.createElement('span'));
    parent.replaceChild(document.createElement('font'), text);
    expect(() => parent.removeChild(text)).not.toThrow();
    const inserted = document.createElement('b');
    expect(() => parent.insertBefore(inserted, text)).not.toThrow();
    expect(parent.lastElementChild).toBe(inserted);
    parent.removeChild(other);
    expect([...parent.children].map(({ tagName }) => tagName)).toEqual(['FONT', 'B']);
  });
});
