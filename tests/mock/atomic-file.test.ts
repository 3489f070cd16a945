import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeAtomically } from '../../mock-server/host/atomic-file';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'missio-atomic-'));
  path = join(folder, 'state.json');
  await writeFile(path, 'former');
});
afterEach(() => rm(folder, { recursive: true }));

test('puts the pieces in place as one file', async () => {
  await writeAtomically(path, ['un, ', 'deux, ', 'trois']);
  expect(await readFile(path, 'utf8')).toBe('un, deux, trois');
  expect(await readdir(folder)).toEqual(['state.json']);
});

test('leaves the former file when the disk takes only a part of a piece', async () => {
  // At the file size limit the system writes only a part and reports no error, as on a disk that fills up.
  const script = `
    const { writeAtomically } = await import(${JSON.stringify(resolve('mock-server/host/atomic-file.ts'))});
    const outcome = await writeAtomically(${JSON.stringify(path)}, ['x'.repeat(4_000_000)]).catch(({ code }) => code);
    console.log(outcome ?? 'written');`;
  const { stdout } = spawnSync(
    'sh',
    [
      '-c',
      'ulimit -f 2000 && exec "$0" "$@"',
      process.execPath,
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      script,
    ],
    { encoding: 'utf8' },
  );
  expect(stdout.trim()).toBe('EFBIG');
  expect(await readFile(path, 'utf8')).toBe('former');
  expect(await readdir(folder)).toEqual(['state.json']);
});
