import type { BrowserContext, Page } from 'playwright';
import * as v from 'valibot';
import { loadPage } from './load-page';
import { sum } from './statistics';

const CPU_SLOWDOWN = 4;
const LATENCY_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1_000_000) / 8;
/** A longer task delays input. */
const LONG_TASK_MS = 50;

const Taken = v.pipe(v.number(), v.gtValue(0));
const Timings = v.object({
  fcp: Taken,
  lcp: Taken,
  usable: Taken,
  cls: v.number(),
  tasks: v.array(v.object({ start: v.number(), duration: v.number() })),
});

/** Times in milliseconds, bytes as transferred. */
export interface LoadMeasures {
  fcp: number;
  lcp: number;
  /** The content is there and the page responds. */
  usable: number;
  /** Blocking by long tasks since the first paint, and since the start. */
  tbt: number;
  blocking: number;
  cls: number;
  bytes: number;
  requests: number;
}

/** More frequent checks would slow the page down. */
const LOOK_MS = 20;

/** Runs in the page, as text: the compiler would add helpers to a function. */
const observer = (readyWhen: string) => `
window.timings = { fcp: 0, lcp: 0, usable: 0, cls: 0, tasks: [] };
const looking = setInterval(() => {
  if (!(${readyWhen})) return;
  timings.usable = performance.now();
  clearInterval(looking);
}, ${LOOK_MS});
for (const [type, note] of Object.entries({
  paint: (entry) => { if (entry.name === 'first-contentful-paint') timings.fcp = entry.startTime; },
  'largest-contentful-paint': (entry) => { timings.lcp = entry.startTime; },
  'layout-shift': (entry) => { if (!entry.hadRecentInput) timings.cls += entry.value; },
  longtask: (entry) => { timings.tasks.push({ start: entry.startTime, duration: entry.duration }); },
})) new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
`;

/** Slows a page down to a slow phone on a slow line. */
export const throttle = async (context: BrowserContext, page: Page) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
};

/** Milliseconds of long tasks beyond 50 each. */
export const blockingOf = (tasks: readonly { duration: number }[]) =>
  sum(tasks.map(({ duration }) => Math.max(0, duration - LONG_TASK_MS)));

/** Loads an address once, cold and throttled, until it is usable and idle. */
export const measureLoad = async (context: BrowserContext, url: string, readyWhen: string): Promise<LoadMeasures> => {
  await context.addInitScript({ content: observer(readyWhen) });
  const { files, page } = await loadPage(context, url, 'timings.usable > 0', (opened) => throttle(context, opened));
  await page.waitForLoadState('networkidle');
  const { fcp, lcp, usable, cls, tasks } = v.parse(Timings, await page.evaluate(() => Reflect.get(window, 'timings')));
  return {
    fcp,
    lcp,
    usable,
    cls,
    tbt: blockingOf(tasks.filter(({ start, duration }) => start + duration > fcp)),
    blocking: blockingOf(tasks),
    bytes: sum(files.map(({ bytes }) => bytes)),
    requests: files.length,
  };
};
