import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
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
const Bundle = v.object({ prerender: v.pipe(v.function(), v.args(v.tuple([v.string()])), v.returnsAsync(Page)) });

const SIGNED_IN_RULE = '<style>[data-signed-in] #app{visibility:hidden}</style>';

// `vite build` empties the folder; a second run finds the built document in the shell alone.
const SHELL = join(DIST, 'app.html');
const found = readFileSync(existsSync(SHELL) ? SHELL : join(DIST, 'index.html'), 'utf8');
const bundle: unknown = await import(pathToFileURL(SERVER_BUNDLE).href);
const { prerender } = v.parse(Bundle, bundle);

const fail = (what: string): never => {
  throw new Error(`dist/index.html: ${what} not found`);
};

const script = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(found)?.[1] ?? fail('entry script');
const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(found)?.[1] ?? fail('stylesheet');
const sheet = readFileSync(join(DIST, stylesheet), 'utf8').trim();
const font = /url\((\/[^)]+\.woff2)\)/.exec(sheet)?.[1] ?? fail('font');

const screens = findScreenScripts(readFileSync(join(DIST, '.server/manifest.json'), 'utf8'));
const isPrerendered = (address: string) => prerenderedPaths.some((path) => path === address);
const privateScreens = new Map([...screens].filter(([address]) => !isPrerendered(address)));

const late = readdirSync(join(DIST, 'assets')).filter((name) => /^(?:contract|data)-[\w-]{8}\.js$/.test(name));
if (late.length !== 2) fail('data layer');
const fontLink = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;

/** The shell is the page of whoever is signed in: what they need after the start comes along with it, and so does the font. */
const shellLinks = [...late.map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}">`), fontLink]
  .map((link) => `  ${link}\n  `)
  .join('');
/** Before the style sheet, which a script would wait for. */
const screenScript = `<script>${earlyScreen(privateScreens)}</script>\n    `;
const ENTRY_TAG = '<script type="module"';
/** The document as `vite build` wrote it. */
const template = found.replace(shellLinks, '').replace(screenScript, '');

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
        `  ${page.head}\n    ${fontLink}\n    <style>${sheet}</style>\n    ${SIGNED_IN_RULE}\n    ${page.styles}\n    <script>${lateStart(script, screens.get(path) ?? fail(path))}</script>\n  </head>`,
    )
    .replace('<div id="app"></div>', () => `<div id="app" data-prerendered="${path}">${page.body}</div>`);

writeFileSync(
  SHELL,
  template.replace(ENTRY_TAG, () => screenScript + ENTRY_TAG).replace('</head>', () => `${shellLinks}</head>`),
);
for (const path of prerenderedPaths) {
  const file = join(DIST, path === '/' ? 'index.html' : `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, toHtml(path, await prerender(path)));
}
console.log(`Prerendered ${prerenderedPaths.length} pages.`);
process.exit(0);
