import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredPage } from './pages';

/** Pages with a version written by hand: `by-hand/NAME.html`, without scripts. */
export const pagesByHand = ['landing', 'login'] as const satisfies MeasuredPage['name'][];
type PageByHand = (typeof pagesByHand)[number];

export const hasPageByHand = (name: MeasuredPage['name']): name is PageByHand =>
  pagesByHand.some((known) => known === name);

/** The same text and look by hand: inline styles, no script, the font of this build after the head. */
export const pageByHand = (name: PageByHand, folder = 'dist'): string => {
  const font = readdirSync(join(folder, 'assets')).find((file) => file.endsWith('.woff2'));
  if (!font) throw new Error(`${folder}/assets has no font`);
  return readFileSync(`scripts/web/by-hand/${name}.html`, 'utf8').replaceAll('%FONT%', `/assets/${font}`);
};
