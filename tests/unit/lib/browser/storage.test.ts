// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

describe('the storage', () => {
  it.each([
    [
      'is blocked',
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    ],
    // Android's WebView, and Firefox with its storage switched off.
    ['is none', () => JSON.parse('null')],
  ])('lasts as long as the page where that of the browser %s', async (_, read) => {
    vi.resetModules();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(read);
    const { safeStorage } = await import('~/lib/browser/storage');
    expect(safeStorage().getItem('token')).toBeNull();
    safeStorage().setItem('token', 'a');
    expect(safeStorage().getItem('token')).toBe('a');
    safeStorage().removeItem('token');
    expect(safeStorage().getItem('token')).toBeNull();
  });
});
