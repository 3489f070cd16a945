import { createHash } from 'node:crypto';

/** The empty string's hash: emotion creates empty `<style>` elements and fills them through the CSSOM. */
const EMPTY_STYLE = '';

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A script that is data (`type="application/json"`) does not run and needs no hash. */
const RUNNING_SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

const attribute = (attributes: string, name: string): string | null =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*"([^"]*)"`, 'i').exec(attributes)?.[1] ?? null;

const decodeEntities = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

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
  const isRunning = (attributes: string) =>
    attribute(attributes, 'src') === null && RUNNING_SCRIPT_TYPES.has(attribute(attributes, 'type') ?? '');
  const markup = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi, (_, attributes: string, text: string) => {
      if (isRunning(attributes)) scripts.add(text);
      return '';
    })
    .replace(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi, (_, text: string) => {
      styles.add(text);
      return '';
    });
  for (const [, attributes = ''] of markup.matchAll(/<[a-z][^\s>]*\s([^>]*)>/gi)) {
    const style = attribute(attributes, 'style');
    if (style !== null) styleAttributes.add(decodeEntities(style));
    const handler = /(?:^|\s)(on[a-z]+)\s*=\s*"/i.exec(attributes)?.[1];
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
    'img-src': ["'self'", 'data:'],
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
