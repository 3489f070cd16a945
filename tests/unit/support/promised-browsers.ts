import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import browserslist from 'browserslist';

/** Their names in `browserslist`, and in MDN's data. */
const dataNames = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;

type BrowserName = keyof typeof dataNames;

const isBrowserName = (name: string): name is BrowserName => Object.hasOwn(dataNames, name);

/** The oldest version of each promised browser, from `browserslist` in `package.json`. */
export const oldestVersions = (): Map<BrowserName, number> => {
  const oldest = new Map<BrowserName, number>();
  for (const entry of browserslist()) {
    const [name = '', versions = ''] = entry.split(' ');
    if (!isBrowserName(name)) throw new Error(`Nothing is known of ${name}`);
    const version = Number.parseFloat(versions);
    oldest.set(name, Math.min(version, oldest.get(name) ?? version));
  }
  return oldest;
};

const oldest = oldestVersions();

const isSupported = ({ support }: CompatStatement, name: BrowserName, version: number): boolean => {
  const statements = [support[dataNames[name]] ?? []].flat();
  // MDN does not know: neither do we.
  if (statements.length === 0) return true;
  const isSince = (since: string | false | undefined) =>
    typeof since === 'string' && Number.parseFloat(since.replace('≤', '')) <= version;
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName }) =>
      isSince(added) && !isSince(removed) && !(flags || prefix || otherName),
  );
};

/** Whether every promised browser has a feature of MDN's data, such as `api.URL.canParse_static`. `true` if unknown. */
export const isPromised = (...path: string[]): boolean => {
  let node: Identifier | undefined = { api: bcd.api, javascript: bcd.javascript };
  for (const name of path) node = node && Object.hasOwn(node, name) ? node[name] : undefined;
  const compat = node?.__compat;
  return !compat || [...oldest].every(([name, version]) => isSupported(compat, name, version));
};
