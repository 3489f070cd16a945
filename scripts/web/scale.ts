import type { CDPSession, Page, Route } from 'playwright';
import * as v from 'valibot';
import { SEARCH_DELAY_MS } from '../../src/lib/list/use-search-draft';

/** One action on a long list, timed in the page from the event to the new rows. */
export interface ScaleStep {
  list: string;
  what: string;
  path: string;
  /** JavaScript, as text: the compiler would add helpers to a function. */
  act: string;
  /** The deliberate debounce, which does not count. */
  waitsMs?: number;
}

const press = (selector: string) => `document.querySelector(${JSON.stringify(selector)}).click()`;
const enter = (selector: string, value: string, event: string) => `
  const field = document.querySelector(${JSON.stringify(selector)});
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, ${JSON.stringify(value)});
  field.dispatchEvent(new Event(${JSON.stringify(event)}, { bubbles: true }));`;
const search = (text: string) => ({ act: enter('main input[type=search]', text, 'input'), waitsMs: SEARCH_DELAY_MS });

const NEXT_PAGE = press('main nav a[rel=next]');
const [USERS, OFFERS, PARTICIPATIONS] = ['/admin/users', '/admin/offers', '/admin/participations'];

/** In the middle, where the first pages' shortcuts do not help. */
const FAR_PAGE = 5_000;

export const adminSteps: readonly ScaleStep[] = [
  { list: 'admin users', what: 'page suivante', path: USERS, act: NEXT_PAGE },
  { list: 'admin users', what: 'page suivante, loin', path: `${USERS}?page=${FAR_PAGE}`, act: NEXT_PAGE },
  { list: 'admin users', what: 'recherche', path: USERS, ...search('dup') },
  { list: 'admin users', what: 'filtre', path: USERS, act: enter('main select', '0', 'change') },
  { list: 'admin offers', what: 'page suivante', path: OFFERS, act: NEXT_PAGE },
  { list: 'admin offers', what: 'recherche', path: OFFERS, ...search('banque') },
  { list: 'admin participations', what: 'page suivante', path: PARTICIPATIONS, act: NEXT_PAGE },
  {
    list: 'admin participations',
    what: 'page suivante, loin',
    path: `${PARTICIPATIONS}?page=${FAR_PAGE}`,
    act: NEXT_PAGE,
  },
  { list: 'admin participations', what: 'onglet', path: PARTICIPATIONS, act: press('main [role=tab]:nth-of-type(3)') },
];

export const memberSteps: readonly ScaleStep[] = [
  { list: 'missions, 10 000 pages', what: 'page suivante', path: '/offers', act: NEXT_PAGE },
  { list: 'missions, 10 000 pages', what: 'page suivante, loin', path: `/offers?page=${FAR_PAGE}`, act: NEXT_PAGE },
];

const ENDLESS_PAGES = 10_000;

/** Pretends that the list has ten thousand pages; the rows are the server's. */
export const stretchOffers = async (page: Page) => {
  const stretch = async (route: Route) => {
    const address = new URL(route.request().url());
    const wanted = address.searchParams.get('page') ?? '1';
    const pages = 40;
    address.searchParams.set('page', String(((Number(wanted) - 1) % pages) + 1));
    const answer = await route.fetch({ url: address.href });
    const list = v.parse(v.looseObject({ data: v.array(v.unknown()), per_page: v.number() }), await answer.json());
    await route.fulfill({
      response: answer,
      json: { ...list, current_page: Number(wanted), last_page: ENDLESS_PAGES, total: ENDLESS_PAGES * list.per_page },
    });
  };
  await page.route('**/api/offers?page=*', stretch);
};

const AT_REST_MS = 500;

/** Waits until other rows are drawn and nothing is loading. */
const actAndWait = (act: string) => `
(async () => {
  const rows = () => [...document.querySelectorAll('main tbody tr, main li h2')].map((row) => row.textContent).join();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isBusy = () => document.querySelector('main [aria-busy=true]') !== null;
  while (isBusy() || rows() === '') await frame();
  // People look before they click: the opening of the page is over.
  await new Promise((resolve) => setTimeout(resolve, ${AT_REST_MS}));
  const before = rows();
  const startedAt = performance.now();
  ${act};
  while (rows() === before || isBusy()) await frame();
  // The frame that draws them.
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - startedAt;
})()`;

const Milliseconds = v.number();

/** @returns milliseconds from the event to the drawn rows, without the debounce */
export const timeStep = async (page: Page, { act, waitsMs = 0 }: ScaleStep): Promise<number> =>
  v.parse(Milliseconds, await page.evaluate(actAndWait(act))) - waitsMs;

/** After a garbage collection. */
export interface PageMemory {
  heapMb: number;
  nodes: number;
  listeners: number;
}

const readMemory = async (session: CDPSession): Promise<PageMemory> => {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metricOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heapMb: metricOf('JSHeapUsedSize') / 1_000_000,
    nodes: metricOf('Nodes'),
    listeners: metricOf('JSEventListeners'),
  };
};

/** Turns pages and returns the memory after the first few and at the end. */
export const turnPages = async (page: Page, turns: number): Promise<{ early: PageMemory; late: PageMemory }> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const turn = async (times: number) => {
    for (let time = 0; time < times; time += 1) await page.evaluate(actAndWait(NEXT_PAGE));
  };
  const warmUp = Math.ceil(turns / 10);
  await turn(warmUp);
  const early = await readMemory(session);
  await turn(turns);
  return { early, late: await readMemory(session) };
};
