import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright';

export interface LoadedFile {
  /** The path without the content hash. */
  name: string;
  kind: string;
  /** Compressed, without headers. */
  bytes: number;
  isBeforeLoad: boolean;
}

const watchNetwork = async (session: CDPSession) => {
  const requests = new Map<string, { url: string; kind: string; bytes: number; endedAt: number | null }>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    requests.set(requestId, { url: response.url, kind: type, bytes: 0, endedAt: null });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const entry = requests.get(requestId);
    if (entry) entry.bytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = requests.get(requestId);
    if (!entry) return;
    entry.endedAt = timestamp;
    // Documents come without a length; this includes a few bytes of headers.
    if (entry.bytes === 0) entry.bytes = encodedDataLength;
  });
  return requests;
};

export interface PageLoad {
  files: LoadedFile[];
  page: Page;
}

const HASH = /-[\w-]{8}(?=\.\w+$)/;

const POLL_MS = 50;
const GIVES_UP_MS = 30_000;

/** By the protocol: Playwright's own waiting injects a large script, 0.1 s on a slow page. */
const waitUntil = async (session: CDPSession, expression: string) => {
  const end = Date.now() + GIVES_UP_MS;
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    if (result.value === true) return;
    if (Date.now() > end) throw new Error(`Not true within ${GIVES_UP_MS} ms: ${expression}`);
    await setTimeout(POLL_MS);
  }
};

/** Opens an address in a fresh page until `readyWhen` is true. @returns the files before and after `load` */
export const loadPage = async (
  context: BrowserContext,
  url: string,
  readyWhen: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<PageLoad> => {
  const page = await context.newPage();
  await prepare?.(page);
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  let loadedAt = Number.POSITIVE_INFINITY;
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  const requests = await watchNetwork(session);
  await page.goto(url);
  await waitUntil(session, readyWhen);
  // Later files (animations, prefetches) delay no user.
  const files = [...requests.values()].map(({ url: address, kind, bytes, endedAt }) => ({
    name: new URL(address).pathname.replace(HASH, ''),
    kind,
    bytes,
    isBeforeLoad: endedAt !== null && endedAt <= loadedAt,
  }));
  return { files, page };
};
