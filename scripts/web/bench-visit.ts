import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import * as v from 'valibot';
import { blockingOf, throttle } from './measure-load';
import { camille, signInContext } from './pages';
import { median } from './statistics';

const PHONE = { width: 360, height: 740 };
const READING_MS = 30_000;
const ANSWER_TIMEOUT_MS = 10_000;

/** The control that is pressed first, and the element that shows its answer. */
const visits = [
  { name: 'landing, menu', path: '/', account: null, press: 'header button', answer: 'header nav[aria-label=Menu]' },
  { name: 'landing, link', path: '/', account: null, press: 'main a[href="/login"]', answer: 'form' },
  { name: 'login', path: '/login', account: null, press: 'form button[type=submit]', answer: '[aria-invalid=true]' },
  { name: 'dashboard', path: '/dashboard', account: camille, press: 'header button', answer: 'header nav a' },
] as const;

/** Runs in the page, as text: the compiler would add helpers to a function. */
const OBSERVER = `
window.visit = { lcp: 0, inp: 0, tasks: [] };
for (const [type, note] of Object.entries({
  'largest-contentful-paint': (entry) => { visit.lcp = entry.startTime; },
  longtask: (entry) => { visit.tasks.push({ start: entry.startTime, duration: entry.duration }); },
  event: (entry) => { if (entry.interactionId) visit.inp = Math.max(visit.inp, entry.duration); },
})) {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  observer.observe({ type, buffered: true, durationThreshold: 16 });
}
`;

const Visit = v.object({
  lcp: v.number(),
  inp: v.number(),
  tasks: v.array(v.object({ start: v.number(), duration: v.number() })),
});

/** Times in milliseconds as the slowed page has them; `cpu` in seconds. */
interface VisitCost {
  lcp: number;
  tbt: number;
  script: number;
  kB: number;
  cpu: number;
  inp: number;
  answer: number;
}

const readVisit = async (page: Page) => v.parse(Visit, await page.evaluate(() => Reflect.get(window, 'visit')));

const measureVisit = async (browser: Browser, origin: string, visit: (typeof visits)[number]): Promise<VisitCost> => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'fr-FR' });
  await signInContext(context, origin, visit.account);
  await context.addInitScript({ content: OBSERVER });
  const page = await context.newPage();
  await throttle(context, page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(origin + visit.path);
  await setTimeout(READING_MS);
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  const { lcp, tasks } = await readVisit(page);
  const cost = {
    lcp,
    tbt: blockingOf(tasks),
    script: metric('ScriptDuration') * 1000,
    kB: bytes / 1000,
    cpu: metric('TaskDuration'),
  };
  const pressedAt = performance.now();
  await page.locator(visit.press).filter({ visible: true }).first().tap();
  await page.locator(visit.answer).filter({ visible: true }).first().waitFor({ timeout: ANSWER_TIMEOUT_MS });
  const answer = performance.now() - pressedAt;
  // The observer hears of an event once its frame is drawn.
  await setTimeout(500);
  const { inp } = await readVisit(page);
  await context.close();
  return { ...cost, inp, answer };
};

/** Prints what reading a page for half a minute costs a slow phone, and its first press, for each build in turn. */
export const benchVisit = async (browser: Browser, origins: readonly string[], rounds: number): Promise<void> => {
  console.log('| page | build | LCP ms | TBT ms | script ms | kB at rest | CPU s in 30 s | INP ms | answer ms |');
  console.log('|---|---|--:|--:|--:|--:|--:|--:|--:|');
  for (const visit of visits) {
    const costs = new Map<string, VisitCost[]>(origins.map((origin) => [origin, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const [origin, all] of costs) all.push(await measureVisit(browser, origin, visit));
    for (const [index, all] of [...costs.values()].entries()) {
      const of = (key: keyof VisitCost, digits = 0) => median(all.map((cost) => cost[key])).toFixed(digits);
      const cells = [of('lcp'), of('tbt'), of('script'), of('kB'), of('cpu', 1), of('inp'), of('answer')];
      console.log(`| ${[visit.name, index === 0 ? 'this' : 'other', ...cells].join(' | ')} |`);
    }
  }
};
