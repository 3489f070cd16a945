import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredPage } from './pages';

/** The pages that somebody has written by hand as well: `by-hand/NAME.html`, one file each, without a script. */
export const pagesByHand = ['landing', 'login'] as const satisfies MeasuredPage['name'][];
type PageByHand = (typeof pagesByHand)[number];

export const hasPageByHand = (name: MeasuredPage['name']): name is PageByHand =>
  pagesByHand.some((known) => known === name);

/**
 * The static page that a careful person would write for the same text and the same look: with its own styles inside, without a script, and with the font asked for after the
 * head, from where the browser would hold the first paint back for it.
 * @param folder the build whose font it uses
 */
export const pageByHand = (name: PageByHand, folder = 'dist'): string => {
  const font = readdirSync(join(folder, 'assets')).find((file) => file.endsWith('.woff2'));
  if (!font) throw new Error(`${folder}/assets has no font`);
  return readFileSync(`scripts/web/by-hand/${name}.html`, 'utf8').replaceAll('%FONT%', `/assets/${font}`);
};
