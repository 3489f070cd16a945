import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerDate, serverNow } from '~/lib/browser/server-clock';

const SERVER = new Date('2026-11-27T10:00:00Z');
const HOUR = 60 * 60_000;

beforeEach(() => vi.useFakeTimers({ now: SERVER.getTime() - HOUR }));
afterEach(() => vi.useRealTimers());

it('is the visitor’s clock before the first answer, then that of the server', () => {
  expect(serverNow()).toEqual(new Date());
  noteServerDate(SERVER.toUTCString());
  expect(serverNow()).toEqual(SERVER);
});

it('goes on by itself where the visitor’s clock is set back or ahead, and without a readable header', () => {
  noteServerDate(SERVER.toUTCString());
  vi.advanceTimersByTime(1_000);
  for (const jump of [-HOUR, 3 * HOUR]) {
    vi.setSystemTime(Date.now() + jump);
    noteServerDate(null);
    noteServerDate('hier');
    expect(serverNow()).toEqual(new Date(SERVER.getTime() + 1_000));
  }
});
