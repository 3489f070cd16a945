import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BadOption, parseOptions } from '../../mock-server/options';
import { createMockServer } from '../../mock-server/server';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'missio-command-'));
});
afterEach(() => rm(folder, { recursive: true }));

const run = (...args: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', 'mock-server/main.ts', '--data', folder, ...args]);

test('reads the options that the documentation names', () => {
  expect(parseOptions([])).toEqual({
    port: 3001,
    host: '127.0.0.1',
    data: '.mock-data',
    seed: undefined,
    delay: 0,
    scenario: undefined,
    limitsLogins: false,
  });
  const options = parseOptions(['--port', '0', '--delay', '200', '--scenario', 'admin-vide', '--login-limit']);
  expect(options).toMatchObject({ port: 0, delay: 200, scenario: 'admin-vide', limitsLogins: true });
  for (const args of [['--port', 'x'], ['--port', '65536'], ['--scenario', 'inconnu'], ['--autre'], ['reste']]) {
    expect(() => parseOptions(args)).toThrow(BadOption);
  }
  expect(() => parseOptions(['--autre'])).toThrow(/^Ces options ne se lisent pas : --autre\nUsage : npm run mock/);
});

test('says that a folder keeps its data when another seed is named for it', async () => {
  const first = await createMockServer({ port: 0, data: folder, seed: 'db.json' });
  await first.close();
  const said: string[] = [];
  const second = await createMockServer({ port: 0, data: folder, seed: 'db.json', say: (line) => said.push(line) });
  await second.close();
  expect(said).toEqual([expect.stringMatching(/a déjà des données.*POST \/__mock\/reset/)]);
});

test('does not say so of data that could not be kept', async () => {
  await writeFile(join(folder, 'state.json'), 'rien de lisible');
  const said: string[] = [];
  const server = await createMockServer({ port: 0, data: folder, seed: 'db.json', say: (line) => said.push(line) });
  await server.close();
  expect(said).toEqual([expect.stringMatching(/mises de côté/)]);
});

test.each([
  // An address for documents, which is no machine's.
  [['--host', '192.0.2.1'], 'L’adresse de --host n’existe pas ici.'],
  [['--data', 'package.json'], 'Ce que --data nomme n’est pas un dossier.'],
])('gives one sentence, no stack, for %j', async (args, sentence) => {
  const child = run(...args);
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(child.exitCode).toBe(1);
  expect(said.trim()).toBe(sentence);
});

test('a taken port gets one sentence, no stack, and the folder back', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const child = run('--port', port);
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  taken.close();
  expect(child.exitCode).toBe(1);
  expect(said.trim().split('\n')).toEqual([
    expect.stringMatching(
      `Le port ${port} est déjà pris( par .* \\(processus ${process.pid}\\))? : arrêtez le programme`,
    ),
  ]);
  expect(await readdir(folder)).not.toContain('lock');
});

test('says its address and accounts, and ends cleanly on SIGTERM', async () => {
  const child = run('--port', '0');
  let said = '';
  for await (const piece of child.stdout) {
    said += String(piece);
    if (said.includes('attente@missio.test')) child.kill('SIGTERM');
  }
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(0);
  expect(said).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
  expect(said).toContain('admin@missio.test / motdepasse-admin');
  expect(await readdir(folder)).not.toContain('lock');
});
