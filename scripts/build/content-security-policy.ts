import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** The hash of the empty string: emotion fills empty `<style>` elements through the CSSOM. */
const EMPTY_STYLE = '';

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Data scripts (`application/json`) do not run and need no hash. */
const RUNNING_SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** All elements in document order, including those in templates. */
const elementsIn = (node: Node): Element[] => {
  const children = 'childNodes' in node ? node.childNodes : [];
  const inside = 'content' in node ? [...children, node.content] : children;
  return inside.flatMap((child) => [...('tagName' in child ? [child] : []), ...elementsIn(child)]);
};

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Inline content that the policy must allow by hash. */
export interface InlineParts {
  scripts: Set<string>;
  styles: Set<string>;
  styleAttributes: Set<string>;
}

/** Collects inline scripts, styles and style attributes. @throws {Error} on an inline event handler */
export const collectInlineParts = (html: string): InlineParts => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  // Parsed without scripting: the content of `noscript` counts too.
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

/** @param addresses to which the app connects besides its own origin */
export const buildPolicy = (pages: readonly string[], ...addresses: readonly string[]): string => {
  const parts = pages.map(collectInlineParts);
  const styleAttributes = new Set(parts.flatMap((part) => [...part.styleAttributes]));
  const scripts = new Set(parts.flatMap((part) => [...part.scripts]));
  const styles = new Set([EMPTY_STYLE, ...parts.flatMap((part) => [...part.styles])]);
  // A path of our own (`/api/location`) is covered by 'self'.
  const origins = new Set(
    addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
  );
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': ["'self'", ...hashes(styles)],
    ...(styleAttributes.size > 0 ? { 'style-src-attr': ["'unsafe-hashes'", ...hashes(styleAttributes)] } : {}),
    // Pictures of missions come from any partner's site.
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins],
    'manifest-src': ["'self'"],
    // The browser itself never sends a form.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
