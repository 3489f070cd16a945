import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { findStaleTexts, MOVED, moveTexts, REACT_FAILURE } from '../../e2e/support/move-texts';
import { heading } from './parts';

/** React says this of what a boundary has caught, when it is not minified. */
const BOUNDARY_NOTE = /The above error occurred/;

/**
 * Translates the screen, and all that follows, once it is there. The app's safety net is its entry's, so there is none.
 * @returns a check that nothing has thrown, and that no moved text was written to, which nobody would see
 */
export const translatePage = async (): Promise<() => Promise<void>> => {
  const errors: string[] = [];
  const stop = new AbortController();
  const { signal } = stop;
  onTestFinished(() => stop.abort());
  window.addEventListener('error', ({ message }) => errors.push(message), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)), { signal });
  for (const method of ['error', 'warn'] as const) {
    const original = console[method].bind(console);
    const spy = vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ');
      if (REACT_FAILURE.test(text) || BOUNDARY_NOTE.test(text)) errors.push(text);
      original(...parts);
    });
    signal.addEventListener('abort', () => spy.mockRestore());
  }

  await expect.element(heading(/./)).toBeVisible();
  signal.addEventListener('abort', moveTexts(MOVED));
  return async () => {
    expect(findStaleTexts(MOVED)).toEqual([]);
    expect(errors).toEqual([]);
    await expect.element(page.getByText(/n’a pas pu s’afficher|Une erreur inattendue/)).not.toBeInTheDocument();
  };
};
