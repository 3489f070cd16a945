import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { createMockServer } from '../mock-server/server';
import { chromiumLaunchOptions } from './chromium-launch-options';
import { benchLighthouse } from './web/bench-lighthouse';
import { benchScale } from './web/bench-scale';
import { benchVisit } from './web/bench-visit';
import { loadPage } from './web/load-page';
import { type LoadMeasures, measureLoad } from './web/measure-load';
import { hasPageByHand, pageByHand } from './web/page-by-hand';
import { actOnLoad, type MeasuredPage, measuredPages, signInContext } from './web/pages';
import { serveBuild } from './web/serve-build';
import { staticPage } from './web/static-page';
import { median } from './web/statistics';

/*
 * `npm run bench:web [-- --rounds N] [--page NAME] [--against FOLDER] [--visit] [--scale] [--lighthouse]`: cold loads
 * of a built page on a slow phone, in turn with static pages of the same text.
 * `--visit`: what half a minute of reading costs, and the first press after it.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    page: { type: 'string' },
    scale: { type: 'boolean', default: false },
    visit: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const pages = measuredPages.filter(({ name }) => values.page === undefined || name === values.page);
if (pages.length === 0) {
  console.error(`No page is called ${values.page}. There are: ${measuredPages.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const PHONE = { width: 360, height: 740 };
/** A static page is ready once it has content. */
const HAS_TITLE = "document.querySelector('h1') !== null";
/** The browser cleans up after a closed page, which would disturb the next measurement. */
const SETTLE_MS = 300;
/** A round is disturbed if its static page took longer than the best by this factor. */
const NOISE = 1.3;

/** Without this React's first `Error`s make Playwright read the whole script a second time. */
const EAGER_LINES = '--js-flags=--no-enable-lazy-source-positions';

const launch = (): Promise<Browser> => {
  const options = chromiumLaunchOptions();
  return chromium.launch({ ...options, args: [...(options.args ?? []), EAGER_LINES] });
};

interface Round {
  ours: LoadMeasures;
  /** The bare text, which shows how quiet the machine was. */
  plain: LoadMeasures;
  byHand: LoadMeasures | null;
}

const newContext = async (browser: Browser, origin: string, account: MeasuredPage['account']) => {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce', locale: 'fr-FR' });
  await signInContext(context, origin, account);
  await actOnLoad(context);
  return context;
};

/** The text of the page, line by line. */
const readText = async (browser: Browser, origin: string, { path, account, readyWhen }: MeasuredPage) => {
  const context = await newContext(browser, origin, account);
  const { page } = await loadPage(context, origin + path, readyWhen);
  const text = await page.locator('body').innerText();
  await context.close();
  return text.split('\n').filter((line) => line.trim() !== '');
};

const quiet = (all: readonly Round[]): Round[] => {
  const best = Math.min(...all.map(({ plain }) => plain.lcp));
  return all.filter(({ plain }) => plain.lcp <= best * NOISE);
};

const row = (name: string, all: readonly Round[]): string => {
  const kept = quiet(all);
  const of = (key: keyof LoadMeasures) => median(kept.map(({ ours }) => ours[key]));
  const ratio = (key: 'fcp' | 'lcp') => median(kept.map(({ ours, plain }) => ours[key] / plain[key]));
  const ratioByHand = median(kept.flatMap(({ ours, byHand }) => (byHand ? ours.lcp / byHand.lcp : [])));
  const cells = [
    name,
    `${kept.length} of ${all.length}`,
    of('fcp').toFixed(0),
    ratio('fcp').toFixed(2),
    of('lcp').toFixed(0),
    ratio('lcp').toFixed(2),
    Number.isNaN(ratioByHand) ? '–' : ratioByHand.toFixed(2),
    of('usable').toFixed(0),
    of('tbt').toFixed(0),
    of('blocking').toFixed(0),
    of('cls').toFixed(3),
    (of('bytes') / 1000).toFixed(0),
    of('requests').toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
};

if (values.scale) {
  const browser = await launch();
  await benchScale(browser, rounds);
  await browser.close();
  process.exit(0);
}

const data = mkdtempSync(join(tmpdir(), 'missio-bench-'));
const mock = await createMockServer({ port: 0, data, limitsLogins: false });
const staticPages = new Map<string, Buffer>();
const server = await serveBuild({ apiOrigin: mock.url, extraPages: staticPages });
const other = values.against ? await serveBuild({ apiOrigin: mock.url, folder: values.against }) : null;

const load = async (browser: Browser, url: string, account: MeasuredPage['account'], readyWhen: string) => {
  const context = await newContext(browser, new URL(url).origin, account);
  const measures = await measureLoad(context, url, readyWhen);
  await context.close();
  await setTimeout(SETTLE_MS);
  return measures;
};

const benchLoads = async (browser: Browser) => {
  const results = new Map<string, Round[]>();
  const addStaticPage = (path: string, html: string) => staticPages.set(path, brotliCompressSync(html));
  const keep = (name: string, measured: Round) => results.set(name, [...(results.get(name) ?? []), measured]);
  for (const page of pages) {
    const lines = await readText(browser, server.url, page);
    addStaticPage(`/static/${page.name}`, staticPage(lines[0] ?? page.name, lines.slice(1)));
    if (hasPageByHand(page.name)) addStaticPage(`/by-hand/${page.name}`, pageByHand(page.name));
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, path, account, readyWhen } of pages) {
      const measure: Record<keyof Round | 'against', () => Promise<LoadMeasures | null>> = {
        plain: () => load(browser, `${server.url}/static/${name}`, null, HAS_TITLE),
        byHand: async () =>
          hasPageByHand(name) ? load(browser, `${server.url}/by-hand/${name}`, null, HAS_TITLE) : null,
        against: async () => other && load(browser, other.url + path, account, readyWhen),
        ours: () => load(browser, server.url + path, account, readyWhen),
      };
      // Alternates the direction, so that no page always follows the same one.
      const order = Object.entries(measure);
      const measured = new Map<string, LoadMeasures | null>();
      for (const [what, run] of round % 2 === 0 ? order : order.toReversed()) measured.set(what, await run());
      const [plain, byHand = null, against, ours] = ['plain', 'byHand', 'against', 'ours'].map((what) =>
        measured.get(what),
      );
      if (!plain || !ours) throw new Error(`${name} was not measured`);
      if (against) keep(`${name}, ${values.against}`, { ours: against, plain, byHand });
      keep(name, { ours, plain, byHand });
    }
  }
  console.log(
    '| page | quiet rounds | FCP ms | / bare text | LCP ms | / bare text | / by hand | usable ms | TBT ms | ' +
      'blocking ms | CLS | kB | requests |',
  );
  console.log('|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
  for (const [name, all] of results) console.log(row(name, all));
};

const browser = values.lighthouse ? null : await launch();
try {
  if (browser && values.visit) await benchVisit(browser, [server.url, ...(other ? [other.url] : [])], rounds);
  else if (browser) await benchLoads(browser);
  else await benchLighthouse(server.url, pages, rounds);
} finally {
  await browser?.close();
  await server.close();
  await other?.close();
  await mock.close();
  rmSync(data, { recursive: true });
}
process.exit(0);
