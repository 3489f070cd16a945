import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { admin, camille, signInContext } from './pages';
import { adminSteps, memberSteps, type PageMemory, type ScaleStep, stretchOffers, timeStep, turnPages } from './scale';
import { serveBuild } from './serve-build';
import { median } from './statistics';

const ROWS = 200_000;
const OFFERS = 200_000;
const TURNS = 200;
const DESKTOP = { width: 1280, height: 800 };
/** A slower click no longer seems to respond. */
const LIMIT_MS = 300;
const STARTING_MS = 60_000;

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A mock server in its own process, with a large state. */
const startLargeMock = async (folder: string) => {
  const seed = join(folder, 'seed.json');
  const size = ['--users', ROWS, '--offers', OFFERS, '--participations', ROWS].map(String);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/seed.ts', ...size, '--out', seed], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The seed could not be made: status ${status}`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const options = ['--port', String(port), '--data', join(folder, 'data'), '--seed', seed];
  const child = spawn(process.execPath, ['--import', 'tsx', 'mock-server/main.ts', ...options], { stdio: 'ignore' });
  const isUp = () =>
    fetch(`${url}/__mock`).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + STARTING_MS;
  while (!(await isUp())) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error('The mock server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url, stop: () => child.kill() };
};

/** Runs each step `rounds` times on a fresh page; the first is cold for the server too. */
const timeSteps = async (
  browser: Browser,
  origin: string,
  account: typeof admin,
  steps: readonly ScaleStep[],
  rounds: number,
) => {
  for (const step of steps) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
      await signInContext(context, origin, account);
      const page = await context.newPage();
      if (account === camille) await stretchOffers(page);
      await page.goto(origin + step.path);
      times.push(await timeStep(page, step));
      await context.close();
    }
    const numbers = [times[0] ?? Number.NaN, median(times), Math.max(...times)].map((time) => time.toFixed(0));
    const verdict = Math.max(...times) <= LIMIT_MS ? 'oui' : 'NON';
    console.log(`| ${step.list} | ${step.what} | ${numbers.join(' | ')} | ${verdict} |`);
  }
};

const cells = ({ heapMb, nodes, listeners }: PageMemory) => `${heapMb.toFixed(1)} | ${nodes} | ${listeners}`;

const weighPages = async (browser: Browser, origin: string) => {
  for (const path of ['/admin/users', '/admin/participations']) {
    const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
    await signInContext(context, origin, admin);
    const page = await context.newPage();
    await page.goto(origin + path);
    const { early, late } = await turnPages(page, TURNS);
    console.log(`| ${path} | ${cells(early)} | ${cells(late)} |`);
    await context.close();
  }
};

/** `npm run bench:web -- --scale`: lists of 200,000 rows and 10,000 pages, and the memory of 200 page changes. */
export const benchScale = async (browser: Browser, rounds: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'missio-scale-'));
  const mock = await startLargeMock(folder);
  const server = await serveBuild({ apiOrigin: mock.url });
  try {
    console.log(`| liste | geste | première fois, ms | médiane | pire | ≤ ${LIMIT_MS} ms |`);
    console.log('|---|---|--:|--:|--:|---|');
    await timeSteps(browser, server.url, admin, adminSteps, rounds);
    await timeSteps(browser, server.url, camille, memberSteps, rounds);
    console.log(
      `\n| page | Mo après ${TURNS / 10} pages | nœuds | écouteurs | Mo ${TURNS} pages plus tard | nœuds | écouteurs |`,
    );
    console.log('|---|--:|--:|--:|--:|--:|--:|');
    await weighPages(browser, server.url);
  } finally {
    await server.close();
    mock.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
