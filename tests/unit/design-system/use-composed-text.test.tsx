// @vitest-environment jsdom
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useComposedText } from '~/design-system/fields/use-composed-text';

const onChange = vi.fn();
const host = document.createElement('div');
document.body.append(host);
let root: Root;

function Box() {
  const [value, setValue] = useState('a');
  return (
    <input
      {...useComposedText(value, (text) => {
        onChange(text);
        setValue(text);
      })}
    />
  );
}

const box = () => host.querySelector('input') ?? expect.unreachable('not drawn yet');
beforeEach(async () => {
  root = createRoot(host);
  root.render(<Box />);
  await vi.waitFor(box);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  onChange.mockClear();
});

const compose = (type: 'compositionstart' | 'compositionupdate' | 'compositionend', data: string) =>
  box().dispatchEvent(new CompositionEvent(type, { bubbles: true, data }));
/** React tells only of values that were not written by a script. */
const input = (value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), value);
  box().dispatchEvent(new InputEvent('input', { bubbles: true }));
};

it('tells what is typed without an input method at once', () => {
  input('ab');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('ab');
});

it('shows half-composed text, and tells it once it is finished', () => {
  compose('compositionstart', '');
  compose('compositionupdate', 'か');
  input('aか');
  compose('compositionupdate', 'かん');
  input('aかん');
  expect(box().value).toBe('aかん');
  expect(onChange).not.toHaveBeenCalled();
  compose('compositionupdate', '缶');
  input('a缶');
  compose('compositionend', '缶');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('a缶');
  expect(box().value).toBe('a缶');
});

it('tells nothing new when the input method gives up', () => {
  compose('compositionstart', '');
  compose('compositionupdate', 'か');
  input('aか');
  input('a');
  compose('compositionend', '');
  expect(onChange.mock.calls).toEqual([['a']]);
  expect(box().value).toBe('a');
});

it('tells each letter of a word on Android, and its end not again', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10; K)');
  compose('compositionstart', '');
  compose('compositionupdate', 'b');
  input('ab');
  compose('compositionend', 'b');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('ab');
});
