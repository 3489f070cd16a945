import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { readReportUrl } from '../../../scripts/build/report-settings';
import { filesIn } from '../support/files-in';

describe('the address of the reports', () => {
  it.each([
    ['https://reports.example.org/missio?key=1', 'https://reports.example.org/missio?key=1'],
    ['/reports', '/reports'],
    ['http://localhost:9000/reports', 'http://localhost:9000/reports'],
    ['http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
    ['', undefined],
    [undefined, undefined],
  ])('%o is %o', (VITE_REPORT_URL, url) => {
    expect(readReportUrl({ VITE_REPORT_URL })).toBe(url);
  });

  it.each([
    'http://reports.example.org',
    '//reports.example.org',
    '/\\reports.example.org',
    'reports',
    'ftp://a.example',
    'x:y',
  ])('%s ends the build', (VITE_REPORT_URL) => {
    expect(() => readReportUrl({ VITE_REPORT_URL })).toThrow(/VITE_REPORT_URL/);
  });

  it.each(['2', '-1', 'ten'])('a share of %s does too', (VITE_REPORT_SAMPLE) => {
    expect(() => readReportUrl({ VITE_REPORT_SAMPLE })).toThrow(/VITE_REPORT_SAMPLE/);
  });
});

const PARTS =
  /\/src\/(?:app\/watch-errors|features\/reporting\/|lib\/browser\/(?:error-reports|send-report|report-format))/;
/** All that may report, also if it forgets to ask whether it should. */
const callers = filesIn('src').filter(
  (file) =>
    !PARTS.test(`/${file}`) &&
    /from '.*(?:error-reports|send-report|features\/reporting\/.*|watch-errors)'/.test(readFileSync(file, 'utf8')),
);

/** Builds all that reports, without the rest of the app. @returns the parts that got into it */
const buildCallers = async (url?: string): Promise<string[]> => {
  const output = await build({
    configFile: false,
    // A developer's own settings are in `.env.local`.
    envDir: false,
    logLevel: 'error',
    define: url === undefined ? {} : { 'import.meta.env.VITE_REPORT_URL': JSON.stringify(url) },
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      rolldownOptions: {
        input: callers,
        preserveEntrySignatures: 'strict',
        external: (id) =>
          !callers.includes(id) &&
          !/reporting\/|lib\/browser\/|watch-errors|^\.\/(?:scrub|measure-vitals|storage)/.test(id),
      },
    },
  });
  return [output]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []))
    .filter(([file, { renderedLength }]) => PARTS.test(file) && renderedLength > 0)
    .map(([file]) => file.replace(/^.*\/src\//, ''));
};

describe('a build', () => {
  it('has what reports, if it is told where to', async () => {
    expect(callers.length).toBeGreaterThan(4);
    const parts = await buildCallers('/reports');
    expect(parts).toEqual(
      expect.arrayContaining([
        'app/watch-errors.ts',
        'features/reporting/send-reports.ts',
        'lib/browser/error-reports.ts',
        'lib/browser/send-report.ts',
      ]),
    );
  });

  it('has nothing of it otherwise', async () => {
    expect(await buildCallers()).toEqual([]);
    expect(await buildCallers('')).toEqual([]);
  });
});
