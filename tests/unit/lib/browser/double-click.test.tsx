// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ignoreSecondClick, pressOnce } from '~/lib/browser/double-click';

const container = document.createElement('div');
document.body.append(container);
const onRow = vi.fn();
const onPage = vi.fn();
const onValidate = vi.fn();
let root: Root;
beforeEach(async () => {
  root = createRoot(container);
  root.render(
    <>
      <button type="button" onClick={onRow}>
        Détails
      </button>
      <p>
        <button type="button" {...pressOnce(onValidate)}>
          Valider
        </button>
      </p>
      <nav onClickCapture={({ nativeEvent, currentTarget }) => ignoreSecondClick(nativeEvent, currentTarget)}>
        <button type="button" onClick={onPage}>
          2
        </button>
      </nav>
    </>,
  );
  await vi.waitFor(() => expect(container.querySelector('nav button')).not.toBeNull());
});
afterEach(() => {
  // What still waits for the next press has had it.
  document.body.click();
  root.unmount();
  vi.clearAllMocks();
});

interface Press {
  at: number;
  x?: number;
  detail?: number;
}

/** Everything lies at the origin in this document. */
const press = (selector: string, { at, x = 0, detail = 1 }: Press) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: 0, detail });
  Object.defineProperty(event, 'timeStamp', { value: at });
  container.querySelector(selector)?.dispatchEvent(event);
};
const pressRow = (how: Press) => press(':scope > button', how);
const pressValidate = (how: Press) => press('p button', how);
const pressPage = (how: Press) => press('nav button', how);

describe('after a press on a page', () => {
  it('one on what has come under the pointer means nothing, and a third neither', () => {
    pressPage({ at: 1000 });
    pressRow({ at: 1120, detail: 2 });
    pressRow({ at: 1240, detail: 3 });
    expect(onPage).toHaveBeenCalledOnce();
    expect(onRow).not.toHaveBeenCalled();
  });

  it.each([
    ['later', { at: 1600 }],
    ['elsewhere', { at: 1100, x: 60 }],
    ['by key', { at: 1100, detail: 0 }],
  ])('one %s counts, and so does the next', (_, how) => {
    pressPage({ at: 1000 });
    pressRow(how);
    pressRow({ at: how.at + 50 });
    expect(onRow).toHaveBeenCalledTimes(2);
  });

  it('a second one on the pages counts', () => {
    pressPage({ at: 1000 });
    pressPage({ at: 1100, detail: 2 });
    expect(onPage).toHaveBeenCalledTimes(2);
  });
});

it('a page turned by key leaves the pointer alone', () => {
  pressPage({ at: 1000, detail: 0 });
  pressRow({ at: 1100 });
  expect(onRow).toHaveBeenCalledOnce();
});

describe('after « Valider », with the next row where the pressed one was', () => {
  it('four presses 260 ms apart count, each', () => {
    for (const at of [1000, 1260, 1520, 1780]) pressValidate({ at });
    expect(onValidate).toHaveBeenCalledTimes(4);
  });

  it('the second of a double click does not, however slow the browser lets it be', () => {
    pressValidate({ at: 1000 });
    pressValidate({ at: 1450, x: 3, detail: 2 });
    expect(onValidate).toHaveBeenCalledOnce();
  });

  it('the second tap of a double tap, which no browser counts, does not', () => {
    pressValidate({ at: 1000 });
    pressValidate({ at: 1180, x: 6 });
    expect(onValidate).toHaveBeenCalledOnce();
  });

  it('a press elsewhere counts, however soon', () => {
    pressValidate({ at: 1000 });
    pressValidate({ at: 1050, x: 44 });
    expect(onValidate).toHaveBeenCalledTimes(2);
  });

  it('of two keys within a tenth of a second one counts', () => {
    pressValidate({ at: 1000, detail: 0 });
    pressValidate({ at: 1100, detail: 0 });
    expect(onValidate).toHaveBeenCalledOnce();
  });
});
