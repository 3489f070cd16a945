import { describe, expect, it } from 'vitest';
import { isSecondPress, type Press } from '~/features/admin-users/second-press';

const first: Press = { row: 1, x: 100, y: 200, at: 1000, clicks: 1 };

describe('a press on the row that has slid under the pointer', () => {
  it.each([200, 400, 500])('%i ms after the first belongs to it', (later) => {
    expect(isSecondPress(first, { ...first, row: 2, x: 103, y: 196, at: first.at + later })).toBe(true);
  });

  it('belongs to the first however slow, when the browser counts it as the second', () => {
    expect(isSecondPress(first, { ...first, row: 2, at: first.at + 900, clicks: 2 })).toBe(true);
  });

  it('counts after a pause', () => {
    expect(isSecondPress(first, { ...first, row: 2, at: first.at + 501 })).toBe(false);
  });
});

describe('a press soon after another', () => {
  it('counts on the button of the next row', () => {
    expect(isSecondPress(first, { ...first, row: 2, y: first.y + 44, at: first.at + 50 })).toBe(false);
  });

  it('counts on the button of the same row, which is back when the server has refused', () => {
    expect(isSecondPress(first, { ...first, at: first.at + 300 })).toBe(false);
  });
});
