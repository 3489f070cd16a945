import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM, VirtualConsole } from 'jsdom';
import * as v from 'valibot';
import { LOADING } from '~/content/shared-texts';
import { APPEARANCE_ATTRIBUTE } from '~/lib/browser/appearance';
import { DISCLOSURE_ATTRIBUTE } from '~/lib/browser/page-behaviours';
import { TYPING_HEADLINE_ATTRIBUTE } from '~/lib/browser/typing';
import { clientCalls } from '../../api/contract/client-calls';
import type { ScreenPreloads } from '../document/preload-screen';
import {
  FIRST_VIEW_ATTRIBUTE,
  PENDING_ATTRIBUTE,
  PRERENDERED_ATTRIBUTE,
  SIGNED_IN_ATTRIBUTE,
  SKELETON_ATTRIBUTE,
  type SkeletonArea,
} from '../protocol';
import { documentScript } from './document-script';
import { findScreenScripts, findScripts, toScreenTable } from './screen-scripts';

/* Runs after both builds: writes public pages with critical styles, the shell, and skeletons. */
const DIST = resolve('dist');
const SERVER_BUNDLE = resolve('dist-ssr/render-pages.js');

const Page = v.object({
  path: v.string(),
  prerender: v.picklist(['visitor', 'user', 'admin']),
  html: v.string(),
  styles: v.string(),
  reads: v.array(v.string()),
});
const Pending = v.pick(Page, ['html', 'styles']);
const Bundle = v.object({
  renderPages: v.pipe(v.function(), v.args(v.tuple([])), v.returnsAsync(v.array(Page))),
  renderPending: v.pipe(v.function(), v.args(v.tuple([])), v.returns(Pending)),
  fallbackFonts: v.string(),
});
type Page = v.InferOutput<typeof Page>;

const SIGNED_IN_RULE = `<style>${[
  `[${SIGNED_IN_ATTRIBUTE}] #app{visibility:hidden}`,
  `[${SIGNED_IN_ATTRIBUTE}] body::before{content:"${LOADING}";position:fixed;inset:0;display:grid;place-items:center}`,
].join('')}</style>`;

/** Without scripts: unfolds answers, hides forms. Same layer as the hiding rule, where `!important` wins. */
const SCRIPTLESS_RULES = `<style>${[
  '@layer reset{#app [role=region][hidden]{display:grid!important}}',
  '#app [type=submit]{display:none}',
].join('')}</style>`;

const SECTION = 'main > section';
const BELOW_FIRST_VIEW_RULE = `<style>${[
  `[${FIRST_VIEW_ATTRIBUTE}] :is(${SECTION},footer)`,
  '{content-visibility:auto;contain-intrinsic-size:auto 700px}',
].join('')}</style>`;

const bundle: unknown = await import(pathToFileURL(SERVER_BUNDLE).href);
const { renderPages, renderPending, fallbackFonts } = v.parse(Bundle, bundle);
const PENDING_RULES = `<style>[${PENDING_ATTRIBUTE}]{font-family:${fallbackFonts}}</style>`;
const SCRIPTLESS_PENDING_RULES = `<style>[${PENDING_ATTRIBUTE}]{display:none}</style>`;

const SKELETON_RULES = `<style>${[
  `[${SKELETON_ATTRIBUTE}=cold]{--chakra-fonts-body:${fallbackFonts};`,
  `--chakra-fonts-heading:${fallbackFonts};font-family:${fallbackFonts}}`,
  `[${PENDING_ATTRIBUTE}]:not(:only-child)`,
  '{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
].join('')}</style>`;

/** The first frame waits for this element; at a script the parser pauses, and the browser draws the first view. */
const FIRST_VIEW_END = 'first-view-end';

/** `vite build` empties the folder; a second run finds the template only here. */
const TEMPLATE = join(DIST, '.server/document.template');
if (!existsSync(TEMPLATE)) copyFileSync(join(DIST, 'index.html'), TEMPLATE);
const template = readFileSync(TEMPLATE, 'utf8');

/** @throws when it is missing: the document would only look whole */
const find = (document: Document, selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`dist/index.html has no ${selector}`);
  return element;
};

const ENTRY = 'script[type=module][src]';
const PRINT_STYLESHEET = 'link[rel=stylesheet][media=print]';
const STYLESHEET = 'link[rel=stylesheet]:not([media])';

const openTemplate = () => {
  const dom = new JSDOM(template, { virtualConsole: new VirtualConsole() });
  const { document } = dom.window;
  find(document, STYLESHEET).remove();
  return { dom, document, app: find(document, '#app'), entryTag: find(document, ENTRY) };
};

const built = new JSDOM(template, { virtualConsole: new VirtualConsole() }).window.document;
const addressIn = (selector: string, name: string): string =>
  v.parse(v.string(), find(built, selector).getAttribute(name));
const entry = addressIn(ENTRY, 'src');
const sheet = readFileSync(join(DIST, addressIn(STYLESHEET, 'href')), 'utf8').trim();
/** A brand may have none of its own. */
const font = /url\((\/[^)]+\.woff2)\)/.exec(sheet)?.[1];

const manifest = readFileSync(join(DIST, '.server/manifest.json'), 'utf8');
const screens = findScreenScripts(manifest);
const screenOf = (path: string): readonly string[] => v.parse(v.array(v.string()), screens.get(path));
const dataScripts = findScripts(manifest, 'data');
const toastScripts = findScripts(manifest, 'toaster');
const me = clientCalls.me.path;

const formatsScript = await documentScript('warm-up-formats');
const formatsHash = createHash('sha256').update(formatsScript).digest('base64url').slice(0, 8);
const formats = `/assets/warm-up-formats-${formatsHash}.js`;
writeFileSync(join(DIST, formats), formatsScript);

const styleTag = `<style>${sheet}</style>`;
const scriptTag = (source: string): string => `<script>${source}</script>`;
const firstViewEnd = (source: string): string => `<script id="${FIRST_VIEW_END}">${source}</script>`;
const { fragment } = JSDOM;

/** Built by DOM calls: a parsed fragment takes the content of `noscript` for text. */
const addScriptless = ({ head }: Document, rules: string, ...tags: Element[]) => {
  const noscript = head.ownerDocument.createElement('noscript');
  noscript.append(fragment(rules), ...tags);
  head.append(noscript);
};

/** React writes title and metadata first, for want of a `head`. */
const headTagsOf = (content: DocumentFragment): Element[] =>
  [...content.children].filter((element) => element.matches('title, meta, link'));

const writeShell = async (
  { html, styles }: v.InferOutput<typeof Pending>,
  shellScreens: ReadonlyMap<string, readonly string[]>,
  reads?: ScreenPreloads['reads'],
) => {
  const shell = openTemplate();
  const preload = { entry, formats, me, ...toScreenTable(shellScreens), ...(reads && { reads }) };
  shell.entryTag.after(fragment(scriptTag(await documentScript('preload-screen', preload))));
  const links = dataScripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  shell.document.head.append(fragment([...links, styleTag, PENDING_RULES, styles].join('\n')));
  addScriptless(shell.document, SCRIPTLESS_PENDING_RULES);
  shell.app.append(fragment(`<div ${PENDING_ATTRIBUTE}>${html}</div>`));
  return shell;
};

const writeSkeleton = async (pending: v.InferOutput<typeof Pending>, page: Page, area: SkeletonArea) => {
  const { path, reads, styles } = page;
  const preloads = { path, area, addresses: reads };
  const { dom, document } = await writeShell(pending, new Map([[path, screenOf(path)]]), preloads);
  const content = fragment(page.html);
  // A skeleton has no title and no scroll position.
  for (const element of [...headTagsOf(content), ...content.querySelectorAll('script')]) element.remove();
  if (content.querySelector(`input, textarea, select:not([${APPEARANCE_ATTRIBUTE}])`))
    throw new Error(`${path} has a field: it may not have a skeleton`);
  const template = document.createElement('template');
  template.content.append(fragment(`<div ${SKELETON_ATTRIBUTE} inert aria-hidden="true"></div>`));
  template.content.firstElementChild?.append(content);
  document.head.append(fragment(SKELETON_RULES + styles));
  const show = await documentScript('show-skeleton', { path, area, entry, me });
  document.body.append(template, fragment(scriptTag(show)));
  return dom.serialize();
};

const writePage = async ({ path, html, styles }: Page): Promise<string> => {
  const { dom, document, app, entryTag } = openTemplate();
  entryTag.remove();
  find(document, 'title').remove();
  const printTag = find(document, PRINT_STYLESHEET);
  printTag.remove();
  document.head.prepend(fragment(`<link rel="expect" href="#${FIRST_VIEW_END}" blocking="render">`));
  const content = fragment(html);
  const belowFirstViewRule = content.querySelector(SECTION) ? BELOW_FIRST_VIEW_RULE : '';
  const script = await documentScript('public-page', {
    entry,
    screen: screenOf(path),
    signedIn: dataScripts,
    later: content.querySelector('form') ? toastScripts : [],
    print: addressIn(PRINT_STYLESHEET, 'href'),
  });
  document.head.append(
    ...headTagsOf(content),
    fragment([styleTag, SIGNED_IN_RULE, belowFirstViewRule, styles, scriptTag(script)].join('\n')),
  );
  addScriptless(document, SCRIPTLESS_RULES, printTag);
  const section = content.querySelector(SECTION);
  section?.before(fragment(firstViewEnd(await documentScript('defer-below-first-view'))));
  const hasOwnScript = content.querySelector(
    `[${TYPING_HEADLINE_ATTRIBUTE}], [${DISCLOSURE_ATTRIBUTE}]:not([${DISCLOSURE_ATTRIBUTE}=menu])`,
  );
  const start = hasOwnScript ? scriptTag(await documentScript('start-content')) : '';
  app.setAttribute(PRERENDERED_ATTRIBUTE, path);
  app.append(content);
  // After the head, where the browser would hold the first paint back for it.
  if (font) app.before(fragment(`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`));
  // After it: the browser may draw between the end of a script's element and its run.
  document.body.append(fragment(start + (section ? '' : firstViewEnd(''))));
  return dom.serialize();
};

const write = (path: string, html: string) => {
  const file = join(DIST, path === '/' ? 'index.html' : `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
};

const pending = renderPending();
const pages = await renderPages();
const isPublic = (address: string) => pages.some(({ path, prerender }) => path === address && prerender === 'visitor');
const shell = await writeShell(pending, new Map([...screens].filter(([address]) => !isPublic(address))));
write('app', shell.dom.serialize());
for (const page of pages) {
  const { path, prerender } = page;
  write(path, prerender === 'visitor' ? await writePage(page) : await writeSkeleton(pending, page, prerender));
}
console.log(`Wrote ${pages.length} documents and the shell.`);
process.exit(0);
