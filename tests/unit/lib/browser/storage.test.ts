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

  it('keeps in memory what a full storage refuses, instead of what stood there', async () => {
    vi.resetModules();
    localStorage.setItem('token', 'former');
    const { safeStorage } = await import('~/lib/browser/storage');
    expect(safeStorage().getItem('token')).toBe('former');
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    safeStorage().setItem('token', 'new');
    expect(safeStorage().getItem('token')).toBe('new');
    expect(localStorage.getItem('token')).toBeNull();
    setItem.mockRestore();
    safeStorage().setItem('token', 'newer');
    expect(localStorage.getItem('token')).toBe('newer');
    safeStorage().removeItem('token');
    expect(safeStorage().getItem('token')).toBeNull();
  });
});
