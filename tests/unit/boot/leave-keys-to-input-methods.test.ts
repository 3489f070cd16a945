// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { leaveKeysToInputMethods } from '~/boot/leave-keys-to-input-methods';

beforeAll(leaveKeysToInputMethods);

const isLeftToTheBrowser = (tag: 'input' | 'textarea', init: KeyboardEventInit) => {
  const field = document.createElement(tag);
  document.body.append(field);
  return field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
};

it.each(['Enter', 'Escape'])('the browser does nothing by %s while a text is composed', (key) => {
  expect(isLeftToTheBrowser('input', { key, isComposing: true })).toBe(false);
  expect(isLeftToTheBrowser('input', { key, keyCode: 229 })).toBe(false);
  expect(isLeftToTheBrowser('input', { key })).toBe(true);
});

it('it may break a line, and move within what is composed', () => {
  expect(isLeftToTheBrowser('textarea', { key: 'Enter', isComposing: true })).toBe(true);
  expect(isLeftToTheBrowser('input', { key: 'ArrowLeft', isComposing: true })).toBe(true);
});
