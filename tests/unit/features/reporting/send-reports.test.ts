// @vitest-environment jsdom
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/api-error';
import { Report } from '~/lib/browser/report-format';

const beacon = vi.fn<typeof navigator.sendBeacon>(() => true);
const vitals = vi.hoisted(() => ({ observed: vi.fn() }));
vi.mock('web-vitals', () => ({
  onLCP: (tell: (metric: object) => void) => {
    vitals.observed();
    tell({ name: 'LCP', value: 812.34567, rating: 'good', id: 'v6-1' });
  },
  onINP: () => undefined,
  onCLS: () => undefined,
}));

/** Each page load has modules of its own, and shares the tab's storage. */
const loadPage = async () => {
  vi.resetModules();
  const [watch, send, reports] = await Promise.all([
    import('~/app/watch-errors'),
    import('~/features/reporting/send-reports'),
    import('~/lib/browser/error-reports'),
  ]);
  return { ...watch, ...send, ...reports };
};

const BUILD = 'start-AbCd1234.js';

const sent = () => beacon.mock.calls.map(([, body]) => v.parse(v.pipe(v.string(), v.parseJson(), Report), body));

beforeEach(() => {
  document.body.innerHTML = `<script type="module" src="/assets/${BUILD}"></script>`;
  vi.stubEnv('VITE_REPORT_URL', '/reports');
  vi.stubEnv('VITE_REPORT_SAMPLE', '0');
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon.mockClear() });
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('what is reported', () => {
  it('waits until the page has loaded and is idle, with the route on which it was found', async () => {
    const page = await loadPage();
    let route = '/offers/$offerId';
    page.nameRouteBy(() => route);
    const error = new TypeError('a is undefined at /offers/12?search=Jean');
    error.stack = `TypeError: a is undefined\n    at f (https://missio.test/assets/x.js?a=1:1:9)\n    at g (y.js:2:3)`;
    page.reportError('error', error);
    route = '/profile';
    expect(beacon).not.toHaveBeenCalled();
    page.startSending(BUILD);
    expect(beacon).toHaveBeenCalledExactlyOnceWith('/reports', expect.any(String));
    expect(sent()).toEqual([
      {
        kind: 'error',
        build: BUILD,
        route: '/offers/$offerId',
        name: 'TypeError',
        message: 'a is undefined at /offers/:id',
        stack: ['at f (https://missio.test/assets/x.js:1:9)', 'at g (y.js:2:3)'],
      },
    ]);
    page.reportError('rejection', 'later');
    expect(sent()[1]).toMatchObject({ kind: 'rejection', route: '/profile', name: 'string', message: 'later' });
  });

  it('is sent once, also if the same error arrives in two ways, and again after a reload', async () => {
    const fail = () => Object.assign(new Error('same'), { stack: '' });
    const page = await loadPage();
    page.startSending(BUILD);
    const error = fail();
    page.reportError('chunk', error);
    page.reportError('boundary', error);
    page.reportError('chunk', fail());
    const reloaded = await loadPage();
    reloaded.startSending(BUILD);
    reloaded.reportError('chunk', fail());
    expect(sent().map(({ kind }) => kind)).toEqual(['chunk']);
  });

  it('is twenty at most in the session of a tab, over reloads', async () => {
    for (const load of [1, 2, 3]) {
      const page = await loadPage();
      for (let index = 0; index < 8; index += 1) page.reportError('error', `error ${load}${'abcdefgh'[index]}`);
      page.startSending(BUILD);
    }
    expect(beacon).toHaveBeenCalledTimes(20);
  });

  it('waits in a short queue: an error that comes again and again takes no memory', async () => {
    const page = await loadPage();
    for (let index = 0; index < 100; index += 1) page.reportError('error', `error ${index}`);
    expect(page.takeEarlyFindings()).toHaveLength(20);
  });

  it('fits its format however long it is, and whatever was thrown', async () => {
    const page = await loadPage();
    page.startSending(BUILD);
    const error = new Error('/é'.repeat(500_000));
    error.stack = Array.from({ length: 50 }, () => `    at f (${'x'.repeat(2000)}.js:1:2)`).join('\n');
    for (const thrown of [error, null, undefined, 5, {}, Object.create(null), Symbol('a')])
      page.reportError('error', thrown);
    expect(sent()[0]?.stack).toHaveLength(8);
    expect(sent().map(({ name }) => name)).toEqual(['Error', 'object', 'undefined', 'number', 'symbol']);
  });

  it('is nothing of what the visitor has installed', async () => {
    const page = await loadPage();
    page.startSending(BUILD);
    const stack = 'at f (chrome-extension://abcdef/content.js:1:2)';
    page.reportError('error', Object.assign(new Error('theirs'), { stack }));
    page.reportFinding({ kind: 'policy', name: 'script-src-elem', message: 'moz-extension://abcdef/x.js', stack: '' });
    expect(beacon).not.toHaveBeenCalled();
  });
});

describe('the page', () => {
  /** Listens anew in each test; those of former tests have modules of their own, whose queues are never emptied. */
  const watchPage = async () => {
    const page = await loadPage();
    const { addEventListener } = EventTarget.prototype;
    vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
      this: EventTarget | undefined,
      type,
      listener,
      options,
    ) {
      const own = typeof options === 'object' ? options : {};
      addEventListener.call(this ?? window, type, listener, { ...own, signal: watching.signal });
    });
    page.watchErrors();
    return page;
  };
  let watching = new AbortController();
  beforeEach(() => {
    watching = new AbortController();
  });
  afterEach(() => {
    watching.abort();
    vi.restoreAllMocks();
  });

  it('is watched for errors, rejections and refusals of the policy', async () => {
    const page = await watchPage();
    page.startSending(BUILD);
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('thrown'), message: 'Uncaught' }));
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') }));
    const refused = {
      effectiveDirective: 'img-src',
      blockedURI: 'http://partner.test/a.png?user=7',
      sourceFile: 'https://missio.test/reset-password?token=abc',
      lineNumber: 3,
      columnNumber: 4,
      sample: 'Jean',
    };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), refused));
    expect(sent().map(({ kind, name, message }) => [kind, name, message])).toEqual([
      ['error', 'RangeError', 'thrown'],
      ['rejection', 'Error', 'rejected'],
      ['policy', 'img-src', 'http://partner.test/a.png'],
    ]);
    expect(sent()[2]?.stack).toEqual(['at https://missio.test/reset-password:3:4']);
  });

  it('sends on leaving what is still waiting, without any text', async () => {
    const page = await watchPage();
    const message = 'Failed to fetch dynamically imported module: https://missio.test/assets/profile-Ab1.js';
    page.reportError('chunk', Object.assign(new Error(message), { name: 'ChunkLoadError', stack: '' }));
    page.reportError('error', Object.assign(new Error('Jean'), { stack: 'at Jean (https://a/assets/b.js:1:2)' }));
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    expect(sent().map(({ build, name, message: text, stack }) => [build, name, text, stack])).toEqual([
      [BUILD, 'ChunkLoadError', '', ['/assets/profile-Ab1.js']],
      [BUILD, 'Error', '', ['/assets/b.js:1:2']],
    ]);
  });

  it('loads what sends after the load event only', async () => {
    vi.useFakeTimers();
    const page = await watchPage();
    page.reportError('error', 'early');
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    page.sendAfterLoad();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(beacon).not.toHaveBeenCalled();
    state.mockRestore();
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(sent()).toEqual([expect.objectContaining({ message: 'early', build: BUILD })]));
  });
});

describe('web vitals', () => {
  beforeEach(() => vitals.observed.mockClear());

  it('are measured in the share of sessions that the build names, decided once per session', async () => {
    vi.stubEnv('VITE_REPORT_SAMPLE', '1');
    (await loadPage()).startSending(BUILD);
    await vi.waitFor(() =>
      expect(sent()).toEqual([expect.objectContaining({ kind: 'vital', name: 'LCP', value: 812.346, rating: 'good' })]),
    );
    vi.stubEnv('VITE_REPORT_SAMPLE', '0');
    (await loadPage()).startSending(BUILD);
    await vi.waitFor(() => expect(vitals.observed).toHaveBeenCalledTimes(2));
  });

  it('are a tenth unless it names one', async () => {
    vi.stubEnv('VITE_REPORT_SAMPLE', undefined);
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.1);
    (await loadPage()).startSending(BUILD);
    expect(sessionStorage.getItem('missio:vitals')).toBe('no');
    sessionStorage.clear();
    random.mockReturnValue(0.0999);
    (await loadPage()).startSending(BUILD);
    expect(sessionStorage.getItem('missio:vitals')).toBe('yes');
    await vi.waitFor(() => expect(vitals.observed).toHaveBeenCalledOnce());
    random.mockRestore();
  });
});

describe('who reports', () => {
  it('is the client, of an answer that cannot be read: call, field and types', async () => {
    const page = await loadPage();
    page.startSending(BUILD);
    vi.stubEnv('DEV', false);
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { logUnreadable } = await import('~/api/deviation-log');
    const error = new ApiError('me', { kind: 'unreadable', status: 200 });
    logUnreadable(error, { json: undefined, text: 'Jean' }, []);
    logUnreadable(error, { json: undefined, text: 'Dupont' }, []);
    expect(sent().map(({ kind, message }) => [kind, message])).toEqual([
      ['answer', 'GET /api/me: unreadable 200 — (body): not JSON, the contract says object'],
    ]);
    log.mockRestore();
  });

  it('is the boundary around the app', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await loadPage();
    page.startSending(BUILD);
    const [{ act, createElement }, { createRoot }, { ErrorBoundary }] = await Promise.all([
      import('react'),
      import('react-dom/client'),
      import('~/features/errors/error-boundary'),
    ]);
    const Failing = () => {
      throw new RangeError('drawn');
    };
    const boundary = createElement(ErrorBoundary, { fallback: null, children: createElement(Failing) });
    await act(async () => createRoot(document.createElement('div')).render(boundary));
    expect(sent()).toEqual([expect.objectContaining({ kind: 'boundary', name: 'RangeError', message: 'drawn' })]);
    log.mockRestore();
    vi.unstubAllGlobals();
  });

  it('is the document, if the app itself does not load', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await loadPage();
    const { recoverEntry } = await import('~/boot/document/entry-script');
    await recoverEntry(`/assets/${BUILD}`);
    expect(sent()).toEqual([
      { kind: 'chunk', build: BUILD, route: null, name: 'entry', message: `/assets/${BUILD}`, stack: [] },
    ]);
    vi.unstubAllGlobals();
  });

  it('is the recovery of a missing file, before it reloads', async () => {
    const page = await loadPage();
    page.startSending(BUILD);
    const { watchChunkLoadErrors } = await import('~/features/errors/chunk-recovery');
    watchChunkLoadErrors();
    const payload = new TypeError('Failed to fetch dynamically imported module: /assets/profile-old.js');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    expect(sent()).toEqual([expect.objectContaining({ kind: 'chunk', name: 'ChunkLoadError' })]);
  });
});
