// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDialogGuards } from '~/design-system/overlay/dialog-guards';

const container = document.createElement('div');
const button = document.createElement('button');
document.body.append(container, button);
let root: Root;
beforeEach(() => {
  root = createRoot(container);
});
afterEach(() => root.unmount());

function Dialog() {
  useDialogGuards(true);
  return <p>ouvert</p>;
}

/** Whether the dialog ignores a press that comes this long after it opened or was drawn. */
const isHeldBack = async ({ afterOpening = 100, afterDrawing = 0 } = {}) => {
  const openedAt = performance.now();
  root.render(<Dialog />);
  await vi.waitFor(() => expect(container.textContent).toBe('ouvert'));
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  const timeStamp = afterDrawing > 0 ? performance.now() + afterDrawing : openedAt + afterOpening;
  Object.defineProperty(press, 'timeStamp', { value: timeStamp });
  document.body.dispatchEvent(press);
  return press.defaultPrevented;
};

it('holds back the second press of the double click that opened a dialog', async () => {
  button.focus();
  expect(await isHeldBack()).toBe(true);
});

it.each([
  ['Tab', { isComposing: true }],
  ['Escape', { keyCode: 229 }],
])('lets nothing of the page hear %s of an input method, but keeps it for the browser', async (key, init) => {
  root.render(<Dialog />);
  await vi.waitFor(() => expect(container.textContent).toBe('ouvert'));
  const heard: string[] = [];
  const hear = ({ code }: KeyboardEvent) => heard.push(code);
  document.addEventListener('keydown', hear, true);
  const composed = new KeyboardEvent('keydown', { key, code: 'composed', bubbles: true, cancelable: true, ...init });
  const plain = new KeyboardEvent('keydown', { key, code: 'plain', bubbles: true });
  for (const event of [composed, plain]) document.body.dispatchEvent(event);
  document.removeEventListener('keydown', hear, true);
  expect(heard).toEqual(['plain']);
  expect(composed.defaultPrevented).toBe(false);
});

it('holds back nothing that was pressed later', async () => {
  button.focus();
  expect(await isHeldBack({ afterDrawing: 501 })).toBe(false);
});

it('holds nothing back where no button opened the dialog: the whole page would be its place', async () => {
  button.blur();
  expect(await isHeldBack()).toBe(false);
});
