import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright';

/** One file that a page fetched. */
export interface LoadedFile {
  /** Its path, without the content hash: comparable from build to build. */
  name: string;
  kind: string;
  /** As they went over the wire, compressed, without headers. */
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
    // The data of a document are announced without their length; here with the few bytes of its headers.
    if (entry.bytes === 0) entry.bytes = encodedDataLength;
  });
  return requests;
};

export interface PageLoad {
  files: LoadedFile[];
  page: Page;
}

/** The content hash that Vite puts into the name of a file. */
const HASH = /-[\w-]{8}(?=\.\w+$)/;

const POLL_MS = 50;
const GIVES_UP_MS = 30_000;

/** Asked over the protocol: Playwright's own waiting puts a large script into the page that is measured, a tenth of a second on a slow one. */
const waitUntil = async (session: CDPSession, expression: string) => {
  const end = Date.now() + GIVES_UP_MS;
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    if (result.value === true) return;
    if (Date.now() > end) throw new Error(`Not true within ${GIVES_UP_MS} ms: ${expression}`);
    await setTimeout(POLL_MS);
  }
};

/**
 * Opens an address in a fresh page, until it can be used, and tells what came over the network: before the `load` event and after.
 * @param readyWhen JavaScript that is true once the page can be used
 * @param prepare sets the empty page up, before it goes to the address
 */
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
  // What comes later (motion, prefetched pages) keeps nobody waiting.
  const files = [...requests.values()].map(({ url: address, kind, bytes, endedAt }) => ({
    name: new URL(address).pathname.replace(HASH, ''),
    kind,
    bytes,
    isBeforeLoad: endedAt !== null && endedAt <= loadedAt,
  }));
  return { files, page };
};
