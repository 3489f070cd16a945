import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type ESTree, type ParseResult, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { type ClientCall, clientCalls } from '~/api/contract/client-calls';
import { REDIRECTING } from '~/content/shared-texts';
import { fontSizes, fontWeights } from '~/design-system/tokens';
import { SLOW_SECONDS, slowTests } from '../../scripts/test/slow-tests.mjs';
import { filesIn } from './support/files-in';

const sources = filesIn('src');

const filesWith = (pattern: RegExp): string[] =>
  sources.filter((file) => pattern.test(readFileSync(file, 'utf8'))).toSorted();

/** What the linter cannot say about the app's source, and `SECURITY.md` promises. */
describe('the source of the app', () => {
  it('writes no markup from texts and runs no text', () => {
    expect(filesWith(/dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/)).toEqual([]);
    expect(filesWith(/\beval\(|new Function\(/)).toEqual([]);
  });

  it('sends requests from five files: client, preloading document, country lookup, deployment check, reports', () => {
    expect(filesWith(/(?<!\w)fetch\(|XMLHttpRequest\(|sendBeacon|new WebSocket|EventSource\(/)).toEqual([
      'src/api/http.ts',
      'src/boot/document/preload-screen.ts',
      'src/lib/browser/deployment-check.ts',
      'src/lib/browser/ip-lookup.ts',
      'src/lib/browser/send-report.ts',
    ]);
  });

  it('touches the storages of the browser in one place, which knows what to do where they are blocked', () => {
    expect(filesWith(/\b(?:local|session)Storage\b/)).toEqual(['src/lib/browser/storage.ts']);
  });

  it('underlines in longhands: Safari drops a text-decoration with a colour or a thickness', () => {
    const shorthand = /textDecoration: '(?!none'|underline')|text-decoration: (?!none;|underline;)/;
    expect(shorthand.test("textDecoration: 'underline 2px {colors.accent}'")).toBe(true);
    expect(filesWith(shorthand)).toEqual([]);
  });

  it('takes nothing of the mock server or its packages', () => {
    expect(filesWith(/from '(?:json-server|lowdb|express|croner)|mock-server\//)).toEqual([]);
  });

  it('writes nothing by style sheets that the markup does not say', () => {
    const written = sources
      .filter((file) => file.startsWith('src/design-system') || file.startsWith('src/features'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bcontent: '([^']*)'/g)].map(([, value]) => value));
    const repeating = /^(?:""|attr\([\w-]+\)(?: " ")?|counter\(\w+\)(?: \/ "")?)$/;
    expect(written.filter((value) => !repeating.test(value ?? ''))).toEqual([]);
  });

  it('refers to nothing by its colour, its shape or its place', () => {
    // Between words stands any space: French texts have no-break ones, and lines of markup end anywhere.
    const places = ['à\\s+(?:gauche|droite)', 'en\\s+(?:haut|bas|vert|rouge|orange|jaune|bleu)'];
    const things = '(?:boutons?|bandeaux?|encadrés?|liens?)';
    const looks = '(?:verts?|rouges?|oranges?|jaunes?|bleus?|ronds?|carrés?)';
    const words = new RegExp(
      `ci-(?:dessous|dessus|contre)|(?:${places.join('|')}|${things}\\s+${looks})(?!\\p{L})`,
      'iu',
    );
    const mentions = [
      'À\u00A0gauche du pointillé',
      'Ci-dessous, la liste',
      'le montant, en\n      rouge.',
      'Appuyez sur le bouton carré',
    ];
    expect(mentions.filter((text) => !words.test(text))).toEqual([]);
    expect(words.test('Un bouton vertical')).toBe(false);
    const texts = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
    expect(sources.filter((file) => words.test(texts(file)))).toEqual([]);
  });

  it('takes font weights and sizes from the tokens: another name would be dropped without a word', () => {
    const styled = sources.filter((file) => file.startsWith('src/design-system') || file.startsWith('src/features'));
    // One value, or an object of them by width.
    const valuesOf = (property: string) =>
      styled
        .flatMap((file) => [
          ...readFileSync(file, 'utf8').matchAll(
            new RegExp(`\\b${property}(?:=|: )(\\{[^}]*\\}|'[^']*'|"[^"]*")`, 'g'),
          ),
        ])
        .flatMap(([, value = '']) => [...value.matchAll(/'([^']*)'|"([^"]*)"/g)])
        .map(([, single, double]) => single ?? double ?? '');
    const isLength = (value: string) => /^[\d.]+(?:rem|em|px)$/.test(value);
    expect(valuesOf('fontWeight').filter((name) => !Object.hasOwn(fontWeights, name))).toEqual([]);
    expect(valuesOf('fontSize').filter((name) => !Object.hasOwn(fontSizes, name) && !isLength(name))).toEqual([]);
    expect(valuesOf('fontSize').length).toBeGreaterThan(50);
  });

  it('names no other host but the country lookup', () => {
    const hosts = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/https?:\/\/([a-z0-9.-]+)/gi)].map(([, host = '']) => host),
    );
    const allowed = new Set(['ipapi.co', 'www.w3.org', 'www.sitemaps.org']);
    expect([...new Set(hosts)].filter((host) => !allowed.has(host) && !/(?:example|exemple)/.test(host))).toEqual([]);
  });
});

/** What the brands give as colours and files. */
const ofBrands = readdirSync('src/brands', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [{ brand: entry.name, folder: `src/brands/${entry.name}` }] : [],
);

describe('the colours', () => {
  const hexadecimal = '#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})(?![\\w-])';
  const properties = '(?:color|background|fill|stroke|border|outline|shadow|decoration)\\w*';
  const named = `${properties}['"]?[:=] ?['"{]*(?:white|black|gr[ae]y|red|green|blue|orange|yellow|navy|silver)\\b`;
  const raw = new RegExp(`${hexadecimal}|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix)\\(|${named}`, 'i');
  /** An opaque mask is no colour. */
  const MASKS = 'src/design-system/layout/mixins.ts';
  const textOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');

  it('stand in the tokens of a brand and nowhere else', () => {
    const written = ["fill: '#FFF'", 'rgb(0 0 0 / 1)', "color: 'white'", 'backgroundColor="black"', '#101B3B99'];
    expect(written.filter((text) => !raw.test(text))).toEqual([]);
    expect(
      ["href: '#aide'", "color: 'fg.muted'", "fill: 'none'", 'react#11538'].filter((text) => raw.test(text)),
    ).toEqual([]);
    const styles = ['index.html', 'public/print.css', ...ofBrands.map(({ folder }) => `${folder}/fonts.css`)];
    const others = sources.filter((file) => file !== MASKS && !/^src\/brands\/[\w-]+\/tokens\.ts$/.test(file));
    expect([...others, ...styles].filter((file) => raw.test(textOf(file)))).toEqual([]);
  });

  it.each(ofBrands)('of the icons and the manifest of $brand are those of its tokens', ({ folder }) => {
    const [tokens, name] = ['tokens', 'name'].map((file) => readFileSync(`${folder}/${file}.ts`, 'utf8'));
    const files = existsSync(`${folder}/public`) ? `${folder}/public` : 'public';
    const used = ['favicon.svg', 'manifest.webmanifest'].flatMap((file) =>
      readFileSync(`${files}/${file}`, 'utf8').match(/#[\da-f]{6}/gi),
    );
    expect(used.length).toBeGreaterThan(6);
    expect(used.filter((color) => !tokens?.includes(`'${color}'`))).toEqual([]);
    const manifest = v.parse(
      v.object({ name: v.string() }),
      JSON.parse(readFileSync(`${files}/manifest.webmanifest`, 'utf8')),
    );
    expect(name).toContain(`'${manifest.name}'`);
  });

  it('change by mode in two files: no component knows one', () => {
    const mode = /prefers-color-scheme|prefers-contrast|data-theme|THEME_ATTRIBUTE|\b_(?:dark|light)\b|color-?scheme/i;
    expect(sources.filter((file) => mode.test(textOf(file)))).toEqual([
      'src/design-system/mode-styles.ts',
      'src/lib/browser/appearance.ts',
    ]);
  });
});

const trees = new Map<string, ParseResult>();

/** Each file is parsed once for all rules. */
const parsed = (file: string, text = readFileSync(file, 'utf8')): ParseResult => {
  const key = `${file}: ${text}`;
  const known = trees.get(key);
  if (known) return known;
  const result = parseSync(file, text);
  // A file that cannot be parsed has an empty tree, in which nothing would be found.
  if (result.errors.length > 0) throw new Error(`${file} cannot be parsed`);
  trees.set(key, result);
  return result;
};

const isConst = (type: ESTree.TSType): boolean =>
  type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const';

/** What the router's generator writes has casts of its own. */
const GENERATED = 'src/routeTree.gen.ts';

const countCasts = (file: string): number => {
  let casts = 0;
  const count = ({ typeAnnotation }: { typeAnnotation: ESTree.TSType }) => {
    if (!isConst(typeAnnotation)) casts += 1;
  };
  new Visitor({ TSAsExpression: count, TSTypeAssertion: count }).visit(parsed(file).program);
  return casts;
};

describe('the types', () => {
  it('are cast only where the compiler cannot follow a generic index or an older package', () => {
    const written = ['src', 'mock-server', 'scripts', 'stories', 'tests', '.storybook'].flatMap(filesIn);
    const casts = written.map((file) => ({ file, casts: countCasts(file) })).filter(({ casts: count }) => count > 0);
    expect(casts.filter(({ file }) => file !== GENERATED).toSorted((a, b) => a.file.localeCompare(b.file))).toEqual([
      { file: 'mock-server/backend/backend.ts', casts: 1 },
      { file: 'mock-server/host/durable-store.ts', casts: 2 },
      { file: 'src/api/http.ts', casts: 1 },
    ]);
  });
});

const FunctionNode = v.object({
  type: v.picklist(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']),
  params: v.array(v.unknown()),
  start: v.number(),
  end: v.number(),
});
const KeyHandlerName = v.object({ name: v.pipe(v.string(), v.regex(/^onKey/)) });
const KeyEventName = v.object({ value: v.pipe(v.string(), v.startsWith('key')) });

/** A function given to a key event by its place, whatever its parameter is. */
const PlacedHandler = v.union([
  v.pipe(
    v.object({ type: v.literal('JSXAttribute'), name: KeyHandlerName, value: v.object({ expression: FunctionNode }) }),
    v.transform(({ value }) => value.expression),
  ),
  v.pipe(
    v.object({ type: v.literal('Property'), key: KeyHandlerName, value: FunctionNode }),
    v.transform(({ value }) => value),
  ),
  v.pipe(
    v.object({ type: v.literal('CallExpression'), arguments: v.looseTuple([KeyEventName, FunctionNode]) }),
    v.transform((call) => call.arguments[1]),
  ),
]);

/** The key handlers that do not ask whether an input method takes the key. */
const deafToComposition = (file: string, text: string): string[] => {
  const deaf = new Set<string>();
  if (!/\bKeyboardEvent\b|\bonKey|'key/.test(text)) return [];
  JSON.stringify(parsed(file, text).program, (_key, node: unknown) => {
    const placed = v.safeParse(PlacedHandler, node);
    const isTyped = v.is(FunctionNode, node) && JSON.stringify(node.params).includes('"KeyboardEvent"');
    const handler = placed.success ? placed.output : isTyped ? node : undefined;
    const written = handler && text.slice(handler.start, handler.end);
    if (written && !written.includes('isComposing(')) deaf.add(`${file}: ${written.split('\n')[0]}`);
    return node;
  });
  return [...deaf];
};

describe('the keys', () => {
  it('act only while no input method takes them', () => {
    const written = [
      'const a = <p onKeyDown={() => act()} />;',
      'const b = { onKeyUp: ({ key }) => act(key) };',
      "document.addEventListener('keydown', function () {});",
      'const c = (event: KeyboardEvent<HTMLElement>) => act(event.key);',
    ];
    expect(written.filter((text) => deafToComposition('written.tsx', text).length !== 1)).toEqual([]);
    expect(deafToComposition('written.tsx', '<p onKeyDown={(event) => isComposing(event) || act()} />;')).toEqual([]);

    // It is the question itself.
    const others = sources.filter((file) => file !== 'src/lib/browser/composition.ts');
    expect(others.flatMap((file) => deafToComposition(file, readFileSync(file, 'utf8')))).toEqual([]);
  });
});

/** The texts of a file, without its comments. */
const textsIn = (file: string): string[] => {
  const texts: string[] = [];
  const add = ({ value }: { value: unknown }) => {
    if (typeof value === 'string') texts.push(value);
  };
  const addPart = ({ value }: ESTree.TemplateElement) => texts.push(value.cooked ?? '');
  new Visitor({ Literal: add, JSXText: add, TemplateElement: addPart }).visit(parsed(file).program);
  return texts;
};

describe('the French texts', () => {
  /** The specification's own, letter by letter, with the ordinary spaces that it has. */
  const literal = new Set<string>([
    ...Object.values<ClientCall>(clientCalls).flatMap(({ success }) => success ?? []),
    REDIRECTING,
    'Êtes-vous sûr ?',
    'Êtes-vous sûr de vouloir supprimer cette offre ?',
    'Email envoyé !',
    'Bon retour !',
    'Comment ça marche ?',
    'Solde : ',
  ]);
  const isBreakable = (text: string) => /[\p{L}\d)%] ;|(?:^|[\p{L}\d)%]) (?:[?!»]|:(?: |$))|« /u.test(text);

  it('break no line before a sign that stands apart', () => {
    expect(
      ['Prêt ?', 'Total : ', 'Dit-on : oui', '« Oui', 'Oui »', ' : non'].filter((text) => !isBreakable(text)),
    ).toEqual([]);
    expect(['& :is(a, b)', 'a:b', 'Prêt\u00A0?'].filter(isBreakable)).toEqual([]);
    const broken = sources.flatMap((file) =>
      textsIn(file)
        .filter((text) => isBreakable(text) && !literal.has(text) && !/^(?:none|auto)? !important$/.test(text))
        .map((text) => `${file}: ${text.trim()}`),
    );
    expect(broken).toEqual([]);
  });
});

describe('the chunks of the build', () => {
  it('are named by folders and packages: moving a file within its folder changes no build file', () => {
    const named = readFileSync('scripts/build/chunk-groups.ts', 'utf8').match(/(?<=')src\/[\w./-]+(?=')/g) ?? [];
    expect(named.length).toBeGreaterThan(10);
    const isFile = (path: string) => existsSync(`${path}.ts`) || existsSync(`${path}.tsx`) || /\.tsx?$/.test(path);
    expect(named.filter((path) => isFile(path) || !existsSync(path))).toEqual([]);
  });
});

describe('the routes', () => {
  it('export the route and nothing else: what else they exported would not be split off', () => {
    const exported = (file: string) =>
      parsed(file).module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name));
    const routes = filesIn('src/routes').map((file) => ({ file, exports: exported(file) }));
    expect(routes.filter(({ exports }) => exports.join() !== 'Route')).toEqual([]);
  });
});

describe('the lines', () => {
  /** One long pattern, and what the router's generator writes. */
  const mayBeWide = new Set(['src/api/contract/requests/request-bodies.ts', GENERATED]);

  it('are at most 120 columns wide', () => {
    const folders = ['.storybook', 'mock-server', 'scripts', 'src', 'stories', 'tests'];
    const files = [...folders.flatMap(filesIn), 'vite.config.ts', 'vitest.config.ts', 'playwright.visual.config.ts'];
    const isWide = (file: string) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .some((line) => line.length > 120);
    expect(files.filter((file) => isWide(file) && !mayBeWide.has(file))).toEqual([]);
  });

  it('are comments in at most six of a hundred', () => {
    const counted = sources
      .filter((file) => file !== GENERATED)
      .map((file) => {
        const text = readFileSync(file, 'utf8');
        const startsLine = ({ start }: { start: number }) =>
          /^\s*\{?$/.test(text.slice(text.lastIndexOf('\n', start) + 1, start));
        const comments = parsed(file).comments.filter(startsLine);
        const lines = (part: string) => part.split('\n').length;
        return {
          lines: lines(text) - 1,
          comments: comments.reduce((sum, { start, end }) => sum + lines(text.slice(start, end)), 0),
        };
      });
    const sum = (part: 'lines' | 'comments') => counted.reduce((total, file) => total + file[part], 0);
    expect(sum('comments')).toBeGreaterThan(100);
    expect(sum('comments') / sum('lines')).toBeLessThanOrEqual(0.06);
  });
});

describe('the tests', () => {
  const files = ['tests', 'stories'].flatMap(filesIn);
  const read = (file: string) => readFileSync(file, 'utf8');

  /** Where the seconds are what is tested, or nothing waits for them. */
  const mayCountTime = new Set([
    // The page reloads itself once the call that asks for it has ended.
    'tests/browsers/support/page.ts',
  ]);

  it('wait for what a user sees, never for a clock', () => {
    const isWait = (text: string) => /waitForTimeout|(?<![.\w])setTimeout\(|node:timers\/promises/.test(text);
    const waits = ['page.waitForTimeout(5)', 'new Promise((done) => setTimeout(done, 5))', 'test.setTimeout(5)'];
    expect(waits.map(isWait)).toEqual([true, true, false]);
    const others = files.filter((file) => file !== 'tests/unit/source-rules.test.ts' && !mayCountTime.has(file));
    expect(others.filter((file) => isWait(read(file)))).toEqual([]);
  });

  it('ask for more than ten seconds only where `scripts/test/slow-tests.mjs` says why', () => {
    const asksForMore = (text: string) =>
      text.includes('test.slow()') ||
      [...text.matchAll(/(?:[tT]imeout(?:: |\()|^\s*\}, )([\d_]+)/gm)].some(
        ([, milliseconds = '']) => Number(milliseconds.replaceAll('_', '')) > SLOW_SECONDS * 1000,
      );
    const asked = ['test.setTimeout(10_001)', '{ timeout: 60_000 }', '}, 30_000);', '{ timeout: 10_000 }'];
    expect(asked.map(asksForMore)).toEqual([true, true, true, false]);
    const isListed = (file: string) => slowTests.some(({ test }) => `/${file}`.endsWith(`/${test.split(' ')[1]}`));
    const tests = files.filter(
      (file) => /\.(?:test|spec|stories)\.tsx?$/.test(file) && !file.endsWith('source-rules.test.ts'),
    );
    expect(tests.filter((file) => asksForMore(read(file)) && !isListed(file))).toEqual([]);
  });
});
