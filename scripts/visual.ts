import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './chromium-launch-options';
import { playwrightArguments, readOptions, updateRefusal } from './visual/options';

/*
 * `npm run visual [-- --update] [--filter TEXT]… [--no-build] [--repeat N] [--own-browser-only]`: a picture of every story, in both
 * widths, against the committed ones, pixel by pixel (`playwright.visual.config.ts`). Needs no account and no network. The report page
 * is `visual-report/index.html`. `--own-browser-only`: in another browser than that of the committed pictures a difference is no
 * failure, only a story that breaks is; `npm test` runs a part of the stories in this way. `--repeat N`: N times each, to find what
 * does not always look the same.
 */
const STORYBOOK = 'storybook-static';
/** Which browser took the committed pictures: another build may draw a letter otherwise. */
const MADE_WITH = 'tests/visual/pictures/made-with.json';

const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(join('node_modules', '.bin', command), args, { stdio: 'inherit', env: { ...process.env, ...env } }).status;

const options = readOptions(process.argv.slice(2));
const browser = await chromium.launch(chromiumLaunchOptions());
const thisBrowser = `${JSON.stringify({ chromium: browser.version(), platform: process.platform })}\n`;
await browser.close();
const madeWith = existsSync(MADE_WITH) ? readFileSync(MADE_WITH, 'utf8') : '';
const isOwnBrowser = madeWith === thisBrowser;
const refusal = updateRefusal(options, madeWith, thisBrowser);
if (refusal) throw new Error(refusal);
if (madeWith && !isOwnBrowser && !options.update) {
  console.warn(`The committed pictures are of another browser (${madeWith.trim()}; this one: ${thisBrowser.trim()}).`);
}

if (!options['no-build'] || !existsSync(STORYBOOK)) {
  if (run('storybook', ['build', '--quiet', '-o', STORYBOOK]) !== 0) throw new Error('Storybook could not be built');
}
const isAll = options.filter.length === 0;
const status = run(
  'playwright',
  playwrightArguments(options, isOwnBrowser),
  isAll ? {} : { VISUAL_FILTER: options.filter.join('\n') },
);
// True of all pictures, or not said: a story that was left out, or that broke, still has its former one.
if (options.update && isAll && status === 0) writeFileSync(MADE_WITH, thisBrowser);
process.exitCode = status ?? 1;
