import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { calls } from '../src/api/contract/calls';
import { fonts } from '../src/design-system/tokens';
import type { EarlyScreen } from '../src/document/early-screen';
import { PENDING_ATTRIBUTE, SIGNED_IN_ATTRIBUTE, SKELETON_ATTRIBUTE } from '../src/lib/document-attributes';
import { LOADING } from '../src/lib/loading-texts';
import { ANCHOR_UNREAD_ATTRIBUTE, prerenderedPaths } from '../src/lib/prerendered-paths';
import { skeletonPaths } from '../src/lib/skeleton-screens';
import { documentScript } from './build/document-script';
import { findChunk, findScreenScripts, toScreenTable } from './build/screen-scripts';

/*
 * Runs after both builds (`npm run build`): writes each public page as HTML with its critical styles, and the neutral
 * shell that every other address gets, for some with the skeleton of their screen.
 */
const DIST = resolve('dist');
const SERVER_BUNDLE = resolve('dist-ssr/prerender.js');

const Page = v.object({ body: v.string(), head: v.string(), styles: v.string(), reads: v.array(v.string()) });
const Pending = v.object({ body: v.string(), styles: v.string() });
const Bundle = v.object({
  prerender: v.pipe(v.function(), v.args(v.tuple([v.string()])), v.returnsAsync(Page)),
  prerenderPending: v.pipe(v.function(), v.args(v.tuple([])), v.returns(Pending)),
});

/** Whoever is signed in sees that something is coming, as in the shell. */
const SIGNED_IN_RULE = `<style>[${SIGNED_IN_ATTRIBUTE}] #app{visibility:hidden}[${SIGNED_IN_ATTRIBUTE}] body::before{content:"${LOADING}";position:fixed;inset:0;display:grid;place-items:center}</style>`;

/** What a disclosure (`design-system/data`) folds, and how that is laid out. */
const FOLDED_ANSWER = '[role=region][hidden]';
const UNFOLDED = 'display:grid!important';

/** Without scripts no answer could be unfolded, and a form that is sent would lead nowhere. In the layer of the rule that hides: what is important there wins over what is outside. */
const SCRIPTLESS_RULES = `<noscript><style>@layer reset{#app ${FOLDED_ANSWER}{${UNFOLDED}}}#app [type=submit]{display:none}</style></noscript>`;

/** The answer that the address names stands there from the first frame: unfolded by the script it would push what is below. In the layer of the rule that hides, too. */
const ANCHOR_RULE = `<style>@layer reset{[${ANCHOR_UNREAD_ATTRIBUTE}] :target>${FOLDED_ANSWER}{${UNFOLDED}}}</style>`;

/** The few words of the shell do without our own font, the first of the list: it would take its time from the scripts. */
const [, ...otherFonts] = fonts.body.value.split(', ');
const fallbackFonts = otherFonts.join(',');
const PENDING_RULES = `<style>[${PENDING_ATTRIBUTE}]{font-family:${fallbackFonts}}</style>
    <noscript><style>[${PENDING_ATTRIBUTE}]{display:none}</style></noscript>`;

/** While the skeleton screen shows, the words of the shell are there for screen readers alone. */
const SKELETON_RULES = `<style>[${SKELETON_ATTRIBUTE}=cold]{--chakra-fonts-body:${fallbackFonts};--chakra-fonts-heading:${fallbackFonts};font-family:${fallbackFonts}}
[${PENDING_ATTRIBUTE}]:not(:only-child){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}</style>`;

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

const manifest = readFileSync(join(DIST, '.server/manifest.json'), 'utf8');
const screens = findScreenScripts(manifest);
const isPrerendered = (address: string) => prerenderedPaths.some((path) => path === address);
const privateScreens = new Map([...screens].filter(([address]) => !isPrerendered(address)));

const lateAddresses = ['contract', 'data'].map((name) => findChunk(manifest, name));
const fontLink = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;

const scriptTag = (source: string): string => `<script>${source}</script>`;

/**
 * The id of the script before which the first view of a public page is complete. The first frame waits for it: drawn of half of it, which is what the network may have
 * brought by then, the page would move as the other half comes.
 */
const FIRST_VIEW_END = 'first-view-end';
const endOfFirstView = (source: string): string => `<script id="${FIRST_VIEW_END}">${source}</script>`;

/** Writes a script of a name of its own, as the build's have one, and tells its address. */
const writeScript = (name: string, code: string): string => {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const address = `/assets/${name}-${hash}.js`;
  writeFileSync(join(DIST, address), code);
  return address;
};

type PrerenderedPage = v.InferOutput<typeof Page>;

/** Rewrites each of these places; one that is not there, in a template that was changed, would leave a page that only looks whole. */
const rewrite = (html: string, places: readonly [string | RegExp, (found: string) => string][]): string =>
  places.reduce((text, [place, replacement]) => {
    const rewritten = text.replace(place, replacement);
    return rewritten === text ? fail(String(place)) : rewritten;
  }, html);

const STYLESHEET_LINK = /\s*<link rel="stylesheet"[^>]*>/;
const MOUNT_POINT = '<div id="app"></div>';
const nothing = () => '';

const me = calls.me.path;
const formats = writeScript('first-formats', await documentScript('first-formats'));

/** @param reads for a document of one page: what it reads as it is first opened */
const toShell = async (
  { body, styles }: v.InferOutput<typeof Pending>,
  shellScreens: ReadonlyMap<string, readonly string[]>,
  reads?: EarlyScreen['reads'],
): Promise<string> => {
  const table = toScreenTable(shellScreens);
  const early = await documentScript('early-screen', { entry: script, formats, me, ...table, ...(reads && { reads }) });
  return rewrite(template, [
    [STYLESHEET_LINK, nothing],
    // The start is on its way before what it asks for.
    [/<script type="module".*?<\/script>/, (tag) => `${tag}\n    ${scriptTag(early)}`],
    // The shell is the page of whoever is signed in: what they need after the start comes along with it.
    [
      '</head>',
      () => {
        const links = lateAddresses.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`);
        return `  ${[...links, `<style>${sheet}</style>`, PENDING_RULES, styles].join('\n    ')}\n  </head>`;
      },
    ],
    [MOUNT_POINT, () => `<div id="app"><div ${PENDING_ATTRIBUTE}>${body}</div></div>`],
  ]);
};

const toSkeletonScreen = async (path: string, shell: string, page: PrerenderedPage): Promise<string> => {
  // What is not there yet has no scroll position to come back to.
  const content = page.body.replace(/<script>.*?<\/script>/s, '');
  if (/<(?:input|textarea|select)\b/.test(content)) throw new Error(`${path} has a field: it may not have a skeleton`);
  const show = await documentScript('skeleton-screen', { path, entry: script, me });
  const skeleton = `<template><div ${SKELETON_ATTRIBUTE} inert aria-hidden="true">${content}</div></template>`;
  return rewrite(shell, [
    ['</head>', () => `  ${SKELETON_RULES}\n    ${page.styles}\n  </head>`],
    ['</body>', () => `  ${skeleton}\n    ${scriptTag(show)}\n  </body>`],
  ]);
};

/** The router's script that restores the scroll position, which takes itself away. */
const RESTORING = /<script>(\(function\(.*?);document\.currentScript\.remove\(\)<\/script>/s;

/**
 * Takes that script out of a page, for the page's own to do its work: each script keeps the parser. And to ask the tab's storage takes its time, while only a page that was here
 * before has a position.
 */
const takeRestoring = (body: string) => {
  const [tag, source] = RESTORING.exec(body) ?? fail('script that restores the scroll position');
  return { body: body.replace(tag, ''), restoring: `history.state&&${source};` };
};

const beforePaint = await documentScript('before-paint');
const afterFirstView = await documentScript('after-first-view');

/** What comes after the first view, on a page that is longer: the opening of its first element. */
const belowFirstView = new Map([['/', '<section']]);

/** At a script the parser pauses: the browser draws what it has before it goes on. */
const withPause = (path: string, body: string): string => {
  const rest = belowFirstView.get(path);
  if (rest === undefined) return body;
  if (!body.includes(rest)) fail('what is below the first view');
  return body.replace(rest, () => `${endOfFirstView(afterFirstView)}${rest}`);
};

const toHtml = async (path: string, page: PrerenderedPage): Promise<string> => {
  const screen = screens.get(path) ?? fail(path);
  const start = await documentScript('late-start', { entry: script, screen, signedIn: lateAddresses });
  const { body, restoring } = takeRestoring(page.body);
  return rewrite(template, [
    [/\s*<script type="module"[^>]*><\/script>/, nothing],
    [STYLESHEET_LINK, nothing],
    // The page has a title of its own.
    [/\s*<title>.*?<\/title>/, nothing],
    // Not a first frame of an empty page either: on a slow device each costs its time.
    ['<head>', () => `<head>\n    <link rel="expect" href="#${FIRST_VIEW_END}" blocking="render">`],
    [
      '</head>',
      () => {
        const anchor = page.body.includes(ANCHOR_UNREAD_ATTRIBUTE) ? [ANCHOR_RULE] : [];
        const parts = [page.head, `<style>${sheet}</style>`, SIGNED_IN_RULE, SCRIPTLESS_RULES, ...anchor, page.styles];
        return `  ${[...parts, scriptTag(beforePaint)].join('\n    ')}\n  </head>`;
      },
    ],
    // The font comes after the head: from there the browser would hold the first paint back for it.
    [MOUNT_POINT, () => `${fontLink}\n    <div id="app" data-prerendered="${path}">${withPause(path, body)}</div>`],
    [
      '</body>',
      () => {
        const tag = belowFirstView.has(path) ? scriptTag : endOfFirstView;
        return `  ${tag(restoring + start)}\n  </body>`;
      },
    ],
  ]);
};

const write = (path: string, html: string) => {
  const file = join(DIST, path === '/' ? 'index.html' : `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
};

const pending = prerenderPending();
write('app', await toShell(pending, privateScreens));
for (const path of skeletonPaths) {
  const page = await prerender(path);
  const ownScreen = new Map([[path, privateScreens.get(path) ?? fail(path)]]);
  const shell = await toShell(pending, ownScreen, { path, addresses: page.reads });
  write(path, await toSkeletonScreen(path, shell, page));
}
for (const path of prerenderedPaths) write(path, await toHtml(path, await prerender(path)));
console.log(`Prerendered ${prerenderedPaths.length} pages and ${skeletonPaths.length} skeleton screens.`);
process.exit(0);
