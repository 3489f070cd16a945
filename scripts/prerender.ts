import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { fonts } from '../src/design-system/tokens';
import { PENDING_ATTRIBUTE } from '../src/lib/pending-attribute';
import { prerenderedPaths } from '../src/lib/prerendered-paths';
import { earlyScreen, lateStart } from './build/inline-scripts';
import { findScreenScripts } from './build/screen-scripts';

/*
 * Runs after both builds (`npm run build`): writes each public page as HTML with its critical styles, and the neutral
 * shell that every other address gets.
 */
const DIST = resolve('dist');
const SERVER_BUNDLE = resolve('dist-ssr/prerender.js');

const Page = v.object({ body: v.string(), head: v.string(), styles: v.string() });
const Pending = v.object({ body: v.string(), styles: v.string() });
const Bundle = v.object({
  prerender: v.pipe(v.function(), v.args(v.tuple([v.string()])), v.returnsAsync(Page)),
  prerenderPending: v.pipe(v.function(), v.args(v.tuple([])), v.returns(Pending)),
});

const SIGNED_IN_RULE = '<style>[data-signed-in] #app{visibility:hidden}</style>';

/** The few words of the shell do without our own font, the first of the list: it would take its time from the scripts. */
const [, ...otherFonts] = fonts.body.value.split(', ');
const PENDING_RULE = `<style>[${PENDING_ATTRIBUTE}]{font-family:${otherFonts.join(',')}}</style>`;

/** The document as `vite build` wrote it, which empties the folder; a second run finds it only where the first one kept it. */
const TEMPLATE = join(DIST, '.server/document.template');
if (!existsSync(TEMPLATE)) copyFileSync(join(DIST, 'index.html'), TEMPLATE);
const template = readFileSync(TEMPLATE, 'utf8');
const bundle: unknown = await import(pathToFileURL(SERVER_BUNDLE).href);
const { prerender, prerenderPending } = v.parse(Bundle, bundle);

const fail = (what: string): never => {
  throw new Error(`dist/index.html: ${what} not found`);
};

const script = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(template)?.[1] ?? fail('entry script');
const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(template)?.[1] ?? fail('stylesheet');
const sheet = readFileSync(join(DIST, stylesheet), 'utf8').trim();
const font = /url\((\/[^)]+\.woff2)\)/.exec(sheet)?.[1] ?? fail('font');

const screens = findScreenScripts(readFileSync(join(DIST, '.server/manifest.json'), 'utf8'));
const isPrerendered = (address: string) => prerenderedPaths.some((path) => path === address);
const privateScreens = new Map([...screens].filter(([address]) => !isPrerendered(address)));

const late = readdirSync(join(DIST, 'assets')).filter((name) => /^(?:contract|data)-[\w-]{8}\.js$/.test(name));
if (late.length !== 2) fail('data layer');
const fontLink = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;

const toShell = ({ body, styles }: v.InferOutput<typeof Pending>): string =>
  template
    // Before the style sheet, which a script would wait for.
    .replace('<script type="module"', (tag) => `<script>${earlyScreen(privateScreens)}</script>\n    ${tag}`)
    // The shell is the page of whoever is signed in: what they need after the start comes along with it.
    .replace('</head>', () => {
      const links = late.map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}">`);
      return `  ${[...links, PENDING_RULE, styles].join('\n    ')}\n  </head>`;
    })
    .replace('<div id="app"></div>', () => `<div id="app"><div ${PENDING_ATTRIBUTE}>${body}</div></div>`);

const toHtml = (path: string, page: v.InferOutput<typeof Page>): string =>
  template
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
    // The page has a title of its own.
    .replace(/\s*<title>.*?<\/title>/, '')
    .replace(
      '</head>',
      () =>
        `  ${page.head}\n    <style>${sheet}</style>\n    ${SIGNED_IN_RULE}\n    ${page.styles}\n    <script>${lateStart(script, screens.get(path) ?? fail(path))}</script>\n  </head>`,
    )
    // The font comes after the head: from there the browser would hold the first paint back for it.
    .replace(
      '<div id="app"></div>',
      () => `${fontLink}\n    <div id="app" data-prerendered="${path}">${page.body}</div>`,
    );

writeFileSync(join(DIST, 'app.html'), toShell(prerenderPending()));
for (const path of prerenderedPaths) {
  const file = join(DIST, path === '/' ? 'index.html' : `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, toHtml(path, await prerender(path)));
}
console.log(`Prerendered ${prerenderedPaths.length} pages.`);
process.exit(0);
