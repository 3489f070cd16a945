// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkLoadError, recoverFromDeployment, watchChunkLoadErrors } from '~/features/errors/chunk-recovery';

const ENTRY = '/assets/index-old.js';
/** A part of the start that the next build has as well. */
const KEPT = '/assets/react-same.js';
const page = (entry: string) => new Response(`<script>run(["${KEPT}","${entry}"])</script>`);
const fetchPage = vi.fn<typeof fetch>();
const reload = vi.fn();

/** What Vite announces before it rejects an import. */
const failToLoad = (): Error => {
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/profile-old.js');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }));
  return error;
};

describe('a missing part of the app', () => {
  beforeAll(watchChunkLoadErrors);

  beforeEach(() => {
    document.body.innerHTML = `
      <script type="module" src="${KEPT}"></script>
      <script type="module" src="${ENTRY}"></script>`;
    vi.stubGlobal('fetch', fetchPage.mockReset());
    vi.stubGlobal('location', { ...window.location, pathname: '/login', search: '', reload: reload.mockReset() });
  });
  afterEach(() => {
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  it('is told from other errors, and hidden from the router, which would reload for a lost network too', () => {
    const error = failToLoad();
    expect(isChunkLoadError(error)).toBe(true);
    expect(error.message).not.toMatch(/^Failed to fetch dynamically imported module/);
    expect(isChunkLoadError(new TypeError('Failed to fetch'))).toBe(false);
  });

  it('loads the page anew when the server has another build', async () => {
    fetchPage.mockResolvedValue(page('/assets/index-new.js'));
    failToLoad();
    expect(await recoverFromDeployment()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is recovered from when a toast or a dialog that is needed is the part that is missing', async () => {
    fetchPage.mockResolvedValue(page('/assets/index-new.js'));
    window.dispatchEvent(new CustomEvent('missio:chunk-load-error', { detail: new Error('something else') }));
    expect(fetchPage).not.toHaveBeenCalled();
    window.dispatchEvent(new CustomEvent('missio:chunk-load-error', { detail: failToLoad() }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('does not reload without a session storage: it could not remember the reload, and would repeat it', async () => {
    fetchPage.mockResolvedValue(page('/assets/index-new.js'));
    const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(await recoverFromDeployment()).toBe(false);
    blocked.mockRestore();
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays when the server has the same build, is in trouble, or is not to be reached', async () => {
    failToLoad();
    for (const answer of [
      () => Promise.resolve(page(ENTRY)),
      () => Promise.resolve(new Response('', { status: 502 })),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ]) {
      fetchPage.mockImplementationOnce(answer);
      expect(await recoverFromDeployment()).toBe(false);
    }
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads once per build: two servers with two builds cannot send a tab in circles', async () => {
    fetchPage.mockImplementation(async () => page('/assets/index-new.js'));
    failToLoad();
    expect(await recoverFromDeployment()).toBe(true);
    expect(await recoverFromDeployment()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });
});
