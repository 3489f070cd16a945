import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import * as v from 'valibot';
import { createMockServer } from '../mock-server/server';
import { chromiumLaunchOptions } from './chromium-launch-options';
import { type LoadedFile, loadPage } from './web/load-page';
import { actOnLoad, measuredPages, signInContext } from './web/pages';
import { serveBuild } from './web/serve-build';
import { sum } from './web/statistics';

/* `npm run budget`: compares the first visit of each page (brotli kB, requests) with the limits in `budget.json`. */
const MEASURES = ['document', 'scriptBeforeLoad', 'script', 'font', 'requests'] as const;
/** The files that count as `document`. */
const DOCUMENT_KINDS = ['Document', 'Stylesheet', 'Image'];
const Budget = v.record(v.string(), v.object(v.entriesFromList(MEASURES, v.number())));

const KILOBYTE = 1000;

const bytesOf = (files: readonly LoadedFile[]) => sum(files.map(({ bytes }) => bytes));
const ofKind = (files: readonly LoadedFile[], ...kinds: string[]) => files.filter(({ kind }) => kinds.includes(kind));

const measure = async () => {
  const data = mkdtempSync(join(tmpdir(), 'missio-budget-'));
  const mock = await createMockServer({ port: 0, data });
  const server = await serveBuild({ apiOrigin: mock.url });
  const browser = await chromium.launch(chromiumLaunchOptions());
  const loads = new Map<string, LoadedFile[]>();
  try {
    for (const { name, path, account, readyWhen } of measuredPages) {
      // Animations come on idle; on a busy machine they would be counted by chance.
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
      await signInContext(context, server.url, account);
      await actOnLoad(context);
      const { files } = await loadPage(context, server.url + path, readyWhen);
      loads.set(name, ofKind(files, 'Script', 'Font', ...DOCUMENT_KINDS));
      await context.close();
    }
  } finally {
    await browser.close();
    await server.close();
    await mock.close();
    rmSync(data, { recursive: true });
  }
  return loads;
};

const describeFiles = (files: readonly LoadedFile[]): string[] =>
  files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `    ${(bytes / KILOBYTE).toFixed(1).padStart(6)} kB ${name}`);

const budget = v.parse(v.pipe(v.string(), v.parseJson(), Budget), readFileSync('budget.json', 'utf8'));
const loads = await measure();
const failures: string[] = [];
console.log(
  ['page'.padEnd(20), ...MEASURES.map((key) => key.padStart(16)), ' (kB brotli, limit in brackets)'].join(' '),
);
for (const [name, files] of loads) {
  const limits = budget[name];
  if (!limits) throw new Error(`budget.json has no limits for ${name}`);
  const scripts = ofKind(files, 'Script');
  const measured = {
    document: bytesOf(ofKind(files, ...DOCUMENT_KINDS).filter(({ isBeforeLoad }) => isBeforeLoad)) / KILOBYTE,
    scriptBeforeLoad: bytesOf(scripts.filter(({ isBeforeLoad }) => isBeforeLoad)) / KILOBYTE,
    script: bytesOf(scripts) / KILOBYTE,
    font: bytesOf(ofKind(files, 'Font')) / KILOBYTE,
    requests: files.length,
  };
  const cells = MEASURES.map((key) => {
    const [value, limit] = [measured[key], limits[key]];
    if (value > limit) failures.push(`${name}: ${key} ${value.toFixed(1)} > ${limit}`);
    return `${value.toFixed(key === 'requests' ? 0 : 1)} (${limit})`.padStart(16);
  });
  console.log(name.padEnd(20), ...cells);
  if (failures.some((failure) => failure.startsWith(`${name}:`))) failures.push(...describeFiles(files));
}

if (failures.length > 0) {
  console.error(`\nOver budget:\n${failures.map((line) => (line.startsWith(' ') ? line : `  ${line}`)).join('\n')}`);
  process.exit(1);
}
process.exit(0);
