import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { capture, openCamera } from './visual/capture';
import { compare } from './visual/compare';
import { readOptions, updateRefusal } from './visual/options';
import { shrinkPng } from './visual/png';
import { type Result, reportPage } from './visual/report';
import { serveFolder } from './visual/serve-folder';
import { listShots, type Shot } from './visual/stories';

/*
 * `npm run visual [-- --update] [--filter TEXT]… [--no-build] [--repeat N] [--own-browser-only]`: a picture of every story, in both
 * widths, against the committed ones, pixel by pixel. Needs no account and no network. The report page is
 * `visual-report/index.html`. `--own-browser-only`: in another browser than that of the committed pictures a difference is no
 * failure, only a story that breaks is; `npm test` runs a part of the stories in this way. `--repeat N`: N whole runs in a row, to
 * find what does not always look the same.
 */
const STORYBOOK = 'storybook-static';
const PICTURES = join('tests', 'visual', 'pictures');
const REPORT = 'visual-report';
/** Which browser took the committed pictures: another build may draw a letter otherwise. */
const MADE_WITH = join(PICTURES, 'made-with.json');
/** One more than there are processors: while a story is waited for, its processor is free for another. */
const CAMERAS = availableParallelism() + 1;

const options = readOptions(process.argv.slice(2));

const write = (folder: string, file: string, content: Buffer) => {
  mkdirSync(join(REPORT, folder), { recursive: true });
  writeFileSync(join(REPORT, folder, file), content);
};

async function judge(page: Page, origin: string, shot: Shot): Promise<Result> {
  const { png, problems } = await capture(page, origin, shot);
  const committed = join(PICTURES, shot.file);
  const before = existsSync(committed) ? readFileSync(committed) : null;
  if (problems.length > 0) {
    write('after', shot.file, png);
    return { shot, verdict: 'broken', pixels: 0, problems };
  }
  const difference = before ? await compare(page, before, png) : null;
  if (before && !difference) return { shot, verdict: 'same', pixels: 0, problems };
  if (options.update) writeFileSync(committed, shrinkPng(png));
  write('after', shot.file, png);
  if (!before || !difference) return { shot, verdict: 'new', pixels: 0, problems };
  write('before', shot.file, before);
  write('difference', shot.file, difference.png);
  return { shot, verdict: 'changed', pixels: difference.pixels, problems };
}

/** The cameras share the list; each keeps one page for all of its stories. */
async function judgeAll(origin: string, shots: readonly Shot[]): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...shots];
  const work = async () => {
    const { context, page } = await openCamera();
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const result = await judge(page, origin, shot);
      results.push(result);
      if (result.verdict !== 'same') {
        const details = [result.pixels > 0 ? `${result.pixels} px` : '', ...result.problems]
          .filter(Boolean)
          .join(' ; ');
        console.log(`${result.verdict.padEnd(8)} ${shot.file} ${details}`);
      }
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: CAMERAS }, work));
  return results;
}

/** Committed pictures whose story is gone; only a run of all stories can tell. */
const findGone = (shots: readonly Shot[]) => {
  if (options.filter.length > 0) return [];
  const known = new Set(shots.map(({ file }) => file));
  return readdirSync(PICTURES).filter((file) => file.endsWith('.png') && !known.has(file));
};

if (!options['no-build'] || !existsSync(STORYBOOK)) {
  const { status } = spawnSync(join('node_modules', '.bin', 'storybook'), ['build', '--quiet', '-o', STORYBOOK], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Storybook could not be built');
}
mkdirSync(PICTURES, { recursive: true });
rmSync(REPORT, { recursive: true, force: true });
mkdirSync(REPORT);

const server = await serveFolder(STORYBOOK);
try {
  const finder = await openCamera();
  const shots = await listShots(finder.page, server.origin, options.filter);
  const version = finder.context.browser()?.version();
  await finder.context.close();
  const gone = findGone(shots);
  const madeWith = existsSync(MADE_WITH) ? readFileSync(MADE_WITH, 'utf8') : '';
  const thisBrowser = `${JSON.stringify({ chromium: version, platform: process.platform })}\n`;
  const isOwnBrowser = madeWith === thisBrowser;
  const refusal = updateRefusal(options, madeWith, thisBrowser);
  if (refusal) throw new Error(refusal);
  if (madeWith && !isOwnBrowser && !options.update) {
    console.warn(
      `The committed pictures are of another browser (${madeWith.trim()}; this one: ${thisBrowser.trim()}).`,
    );
  }
  // Of several runs each picture keeps its last verdict that was not « same ».
  const verdicts = new Map<string, Result>();
  for (let run = 1; run <= options.repeat; run += 1) {
    const startedAt = performance.now();
    const judged = await judgeAll(server.origin, shots);
    const differing = judged.filter(({ verdict }) => verdict !== 'same');
    for (const result of judged) {
      if (result.verdict !== 'same' || !verdicts.has(result.shot.file)) verdicts.set(result.shot.file, result);
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`Run ${run}: ${judged.length} pictures in ${seconds} s, ${differing.length} not the same.`);
  }
  const results = [...verdicts.values()].sort((a, b) => a.shot.file.localeCompare(b.shot.file));
  const isBroken = results.some(({ verdict }) => verdict === 'broken');
  if (options.update) {
    // True of all pictures, or not said: a story that was left out, or that broke, still has its former one.
    if (options.filter.length === 0 && !isBroken) writeFileSync(MADE_WITH, thisBrowser);
    for (const file of gone) rmSync(join(PICTURES, file));
  }
  writeFileSync(join(REPORT, 'index.html'), reportPage(results, gone));
  const isOther = results.some(({ verdict }) => verdict !== 'same') || gone.length > 0;
  console.log(`Report: ${join(REPORT, 'index.html')}`);
  const mayDiffer = options.update || (options['own-browser-only'] && !isOwnBrowser);
  process.exitCode = isBroken || (isOther && !mayDiffer) ? 1 : 0;
} finally {
  server.close();
}
