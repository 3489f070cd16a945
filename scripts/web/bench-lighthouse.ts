import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import * as v from 'valibot';
import { chromiumLaunchOptions } from '../chromium-launch-options';
import { npmCommand } from '../commands.mjs';
import { type MeasuredPage, signInContext } from './pages';
import { median } from './statistics';

/** Installed on demand: it is larger than all test tools. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const Score = v.object({ score: v.number() });
const Report = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ categories: v.object(v.entriesFromList(CATEGORIES, Score)) }),
);
type Scores = v.InferOutput<typeof Report>['categories'];

/** Stores a session in the profile; Lighthouse keeps local storage and clears the cache. */
const signInProfile = async (profile: string, origin: string, account: MeasuredPage['account']) => {
  const context = await chromium.launchPersistentContext(profile, chromiumLaunchOptions());
  await signInContext(context, origin, account);
  const page = await context.newPage();
  await page.goto(origin);
  await context.close();
};

const audit = async (url: string, profile: string, report: string): Promise<Scores> => {
  // Lighthouse takes flags as one line: ours for blocking other hosts has spaces, and pages request no other host.
  const flags = [...(chromiumLaunchOptions().args ?? []), '--headless=new', `--user-data-dir=${profile}`].filter(
    (flag) => !flag.includes(' '),
  );
  const [command, ...args] = npmCommand(
    'exec',
    '--yes',
    '--',
    LIGHTHOUSE,
    url,
    '--quiet',
    `--only-categories=${CATEGORIES.join(',')}`,
    '--output=json',
    `--output-path=${report}`,
    `--chrome-flags=${flags.join(' ')}`,
  );
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${LIGHTHOUSE} ended with ${status}; it is fetched from the npm registry.`);
  return v.parse(Report, readFileSync(report, 'utf8')).categories;
};

/** Prints Lighthouse's median scores of `rounds` loads. @throws {Error} if Lighthouse cannot be installed or run */
export const benchLighthouse = async (origin: string, pages: readonly MeasuredPage[], rounds: number) => {
  console.log(`| page | ${CATEGORIES.join(' | ')} |\n|---|--:|--:|--:|--:|`);
  for (const { name, path, account } of pages) {
    const folder = mkdtempSync(join(tmpdir(), 'missio-lighthouse-'));
    const profile = join(folder, 'profile');
    try {
      await signInProfile(profile, origin, account);
      const audits: Scores[] = [];
      for (let round = 0; round < rounds; round += 1)
        audits.push(await audit(origin + path, profile, join(folder, 'report.json')));
      const scores = CATEGORIES.map((category) => median(audits.map((scored) => scored[category].score)) * 100);
      console.log(`| ${[name, ...scores.map((score) => score.toFixed(0))].join(' | ')} |`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
};
