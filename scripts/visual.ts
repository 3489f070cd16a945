import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './chromium-launch-options';
import { packageCommand } from './commands.mjs';
import { buildUnlessBuilt, STORYBOOK } from './visual/built-storybook';
import { playwrightArguments, readOptions, updateRefusal } from './visual/options';

/*
 * `npm run visual [-- --update] [--filter TEXT]… [--no-build] [--repeat N] [--own-browser-only]`: compares every
 * story with its committed pictures; Storybook is built unless it has been of the same sources. With
 * `--own-browser-only`, differences in another browser are no failure. With `--package` it tests the design system's
 * package instead. Report: `visual-report/index.html`.
 */
/** The browser of the committed pictures: another one draws text differently. */
const MADE_WITH = 'tests/visual/pictures/made-with.json';

const run = (name: string, options: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const [command, ...args] = packageCommand(name, ...options);
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status;
};

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

if (!options.package && (!options['no-build'] || !existsSync(STORYBOOK))) {
  buildUnlessBuilt(() => {
    if (run('storybook', ['build', '--quiet', '-o', STORYBOOK]) !== 0) throw new Error('Storybook could not be built');
  });
}
const isAll = options.filter.length === 0 && !options.package;
const status = run(
  'playwright',
  playwrightArguments(options, isOwnBrowser),
  options.filter.length > 0 ? { VISUAL_FILTER: options.filter.join('\n') } : {},
);
// Written only if true of all pictures: a skipped or broken story keeps its former one.
if (options.update && isAll && status === 0) writeFileSync(MADE_WITH, thisBrowser);
process.exitCode = status ?? 1;
