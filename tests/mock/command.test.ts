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
import { buildProgram } from '../unit/support/build-program';

const program = await buildProgram('mock-server/main.ts');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'missio-command-'));
});
afterEach(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => spawn(process.execPath, [program, '--data', folder, ...args]);

test('reads the options that the documentation names', () => {
  expect(parseOptions([])).toEqual({
    port: 3001,
    host: '127.0.0.1',
    data: '.mock-data',
    recordings: 'mock-server/recordings',
    seed: undefined,
    delay: 0,
    scenario: undefined,
    limitsLogins: false,
    record: undefined,
    shadow: undefined,
  });
  const options = parseOptions(['--port', '0', '--delay', '200', '--scenario', 'admin-vide', '--login-limit']);
  expect(options).toMatchObject({ port: 0, delay: 200, scenario: 'admin-vide', limitsLogins: true });
  for (const args of [['--port', 'x'], ['--port', '65536'], ['--scenario', 'inconnu'], ['--autre'], ['reste']]) {
    expect(() => parseOptions(args)).toThrow(BadOption);
  }
  expect(() => parseOptions(['--autre'])).toThrow(/^Ces options ne se lisent pas : --autre\nUsage : npm run mock/);
});

const PASSWORD = { MISSIO_SHADOW_PASSWORD: 'motdepasse-ombre' };

test('reads what to record, and what to compare with', () => {
  expect(parseOptions(['--record', 'https://api.example.org/api/']).record).toEqual({
    target: 'https://api.example.org',
    name: undefined,
    keepsNames: false,
  });
  expect(parseOptions(['--har', 'a.har', '--record-name', 'essai-1', '--keep-names']).record).toEqual({
    har: 'a.har',
    name: 'enregistre-essai-1',
    keepsNames: true,
  });
  const shadow = ['--shadow', 'https://api.example.org', '--shadow-email', 'a@b.test'];
  expect(parseOptions(shadow, PASSWORD).shadow).toEqual({
    target: 'https://api.example.org',
    email: 'a@b.test',
    password: 'motdepasse-ombre',
  });
  expect(parseOptions(['--scenario', 'enregistre-a'], {}, () => ['enregistre-a']).scenario).toBe('enregistre-a');
});

test.each([
  [['--record', 'api.example.org'], '--record attend une adresse en http ou https'],
  [['--record', 'https://a:b@x.test'], '--record ne prend pas de mot de passe dans l’adresse'],
  [['--record', 'http://localhost:3001'], '--record nomme le serveur simulé lui-même.'],
  [['--record', 'https://x.test', '--scenario', 'nominal'], '--record et --scenario ne vont pas ensemble'],
  [['--record', 'https://x.test', '--record-name', '../x'], '--record-name attend des minuscules'],
  [['--record-name', 'x'], '--record-name va avec --record ou --har.'],
  [['--keep-names'], '--keep-names va avec --record ou --har.'],
  [['--shadow-email', 'a@b.test'], '--shadow-email va avec --shadow.'],
  [['--shadow', 'https://x.test'], '--shadow veut un compte sur l’autre serveur'],
  [['--shadow', 'https://x.test', '--record', 'https://x.test'], '--record et --shadow ne vont pas ensemble'],
  [['--shadow-password', 'secret-1'], 'Ces options ne se lisent pas : --shadow-password …\nUsage'],
  [['--shadow-password=secret-1'], 'Ces options ne se lisent pas : --shadow-password=…\nUsage'],
  [['--scenario', 'enregistre-b'], 'Aucun scénario ne s’appelle « enregistre-b »'],
])('%j is refused by a sentence', (args, sentence) => {
  expect(() => parseOptions(args)).toThrow(BadOption);
  expect(() => parseOptions(args)).toThrow(sentence);
});

test('does not go on the way where certificates are not looked at', () => {
  const variables = { ...PASSWORD, NODE_TLS_REJECT_UNAUTHORIZED: '0' };
  expect(() => parseOptions(['--record', 'https://x.test'], variables)).toThrow(/^NODE_TLS_REJECT_UNAUTHORIZED=0/);
  expect(parseOptions([], variables).record).toBeUndefined();
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

test('tells its options, without starting', async () => {
  const child = run('--help');
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(child.exitCode).toBe(0);
  for (const option of ['--record URL', '--har FILE', '--shadow URL', '--login-limit']) expect(said).toContain(option);
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
