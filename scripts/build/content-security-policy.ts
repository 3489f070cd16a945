import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** The empty string's hash: emotion creates empty `<style>` elements and fills them through the CSSOM. */
const EMPTY_STYLE = '';

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A script that is data (`type="application/json"`) does not run and needs no hash. */
const RUNNING_SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** All elements under `node`, in the order of the page; what a `template` holds comes to the page later. */
const elementsIn = (node: Node): Element[] => {
  const children = 'childNodes' in node ? node.childNodes : [];
  const inside = 'content' in node ? [...children, node.content] : children;
  return inside.flatMap((child) => [...('tagName' in child ? [child] : []), ...elementsIn(child)]);
};

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** What a page holds in line, which the policy has to allow by its hash. */
export interface InlineParts {
  scripts: Set<string>;
  styles: Set<string>;
  styleAttributes: Set<string>;
}

/**
 * Collects the inline scripts, styles and style attributes of a page that the build wrote.
 * @throws {Error} when the page holds an event handler in line: no hash makes one acceptable
 */
export const collectInlineParts = (html: string): InlineParts => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  // As for a reader without scripts: what stands in `noscript` are elements then, and the policy holds for them as well.
  for (const element of elementsIn(parse(html, { scriptingEnabled: false }))) {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const isRunning = !attributes.has('src') && RUNNING_SCRIPT_TYPES.has(attributes.get('type') ?? '');
    if (element.tagName === 'script' && isRunning) scripts.add(textOf(element));
    if (element.tagName === 'style') styles.add(textOf(element));
    const style = attributes.get('style');
    if (style !== undefined) styleAttributes.add(style);
    const handler = [...attributes.keys()].find((name) => name.startsWith('on'));
    if (handler) throw new Error(`An inline ${handler} handler stands in the built HTML: no policy may allow it`);
  }
  return { scripts, styles, styleAttributes };
};

const hashes = (texts: Iterable<string>): string[] => [...texts].map(hashSource).toSorted();

/** The whole policy, for all pages of one build. */
export const buildPolicy = (pages: readonly string[], ipLookupUrl: string): string => {
  const parts = pages.map(collectInlineParts);
  const styleAttributes = new Set(parts.flatMap((part) => [...part.styleAttributes]));
  const scripts = new Set(parts.flatMap((part) => [...part.scripts]));
  const styles = new Set([EMPTY_STYLE, ...parts.flatMap((part) => [...part.styles])]);
  // An address of our own (`/api/location`) is covered by 'self'.
  const lookup = URL.canParse(ipLookupUrl) ? [new URL(ipLookupUrl).origin] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': ["'self'", ...hashes(styles)],
    ...(styleAttributes.size > 0 ? { 'style-src-attr': ["'unsafe-hashes'", ...hashes(styleAttributes)] } : {}),
    // A mission's picture stands on its partner's site, whichever that is.
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...lookup],
    'manifest-src': ["'self'"],
    // No form is ever sent by the browser itself.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
