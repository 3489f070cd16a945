import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { npmCommand, packageCommand } from '../../../scripts/commands.mjs';
import { folderRefusal } from '../../../scripts/usable-folder.mjs';
import { filesIn } from '../support/files-in';

const scripts = readdirSync('scripts', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => join('scripts', name));
const programs = [
  ...['.storybook', 'mock-server', 'scripts', 'src/boot/build'].flatMap(filesIn),
  // The one that knows npm by its name.
  ...scripts.filter((file) => !file.endsWith('commands.mjs')),
  ...readdirSync('.').filter((name) => name.endsWith('.config.ts')),
];

/** What fails on Windows, or with a space in a path. */
const traps = {
  'npm, npx and tsx are no programs on Windows': /(?:spawn|exec|execFile)(?:Sync)?\(\s*'(?:npm|npx|tsx)'/,
  'nor do they begin a command': /\[\s*'(?:npm|npx)'/,
  'nor is what is in .bin': /'\.bin'|`[^`]*\.bin\/(?!`)|'node_modules\/\.bin\//,
  'the path of an address has %20 in place of a space':
    /import\.meta\.url\)\.pathname|new URL\('file:[^)]*\)\.pathname/,
  'a drive letter reads as a protocol': /\bimport\((?:resolve|join)\(/,
};
const samples = [
  "spawn('npm', ['ci'])",
  "spawnSync(\n    'npx',",
  "command: ['npx', 'vitest']",
  "join('node_modules', '.bin', name)",
  "new URL('./a.css', import.meta.url).pathname",
  'await import(resolve(path))',
];

describe('the commands', () => {
  it('start nothing that Windows does not, and take no address for a path', () => {
    const found = (text: string) =>
      Object.entries(traps).flatMap(([trap, pattern]) => (pattern.test(text) ? trap : []));
    expect(samples.filter((text) => found(text).length === 0)).toEqual([]);
    expect(found("fileURLToPath(new URL('./a.css', import.meta.url))")).toEqual([]);
    expect(programs.length).toBeGreaterThan(100);
    const trapped = programs.flatMap((file) => found(readFileSync(file, 'utf8')).map((trap) => `${file}: ${trap}`));
    expect(trapped).toEqual([]);
  });

  it('of npm set no variable in front and quote nothing as only a Unix shell reads it', () => {
    const { scripts: commands } = JSON.parse(readFileSync('package.json', 'utf8'));
    const isUnix = (command: string) => /(?:^|&& )[A-Z_]+=|'|\$|;|\brm |\bcp /.test(command);
    expect(['NODE_ENV=x vite', "vitest 'unit*'"].map(isUnix)).toEqual([true, true]);
    expect(Object.values<string>(commands).filter(isUnix)).toEqual([]);
  });

  it('of packages are run by Node, and so is npm', () => {
    for (const name of ['biome', 'playwright', 'storybook', 'tsc', 'tsx', 'vitest']) {
      const [node, script = '', word] = packageCommand(name, '--version');
      expect([node, word, readFileSync(script, 'utf8').startsWith('#!')]).toEqual([
        process.execPath,
        '--version',
        true,
      ]);
    }
    const folder = mkdtempSync(join(tmpdir(), 'missio-npm-'));
    const script = join(folder, 'npm-cli.js');
    writeFileSync(script, '');
    vi.stubEnv('npm_execpath', script);
    expect(npmCommand('ci')).toEqual([process.execPath, script, 'ci']);
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
});

describe('the files', () => {
  it('have names that Windows can write', () => {
    const { stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' });
    const names = stdout.split('\0').filter(Boolean);
    const isReserved = (name: string) =>
      /[<>:"|?*\\]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/i.test(name);
    expect(['a:b.ts', 'a./b', 'src/aux.ts'].map(isReserved)).toEqual([true, true, true]);
    expect(names.length).toBeGreaterThan(500);
    expect(names.filter(isReserved)).toEqual([]);
    expect(names.length - new Set(names.map((name) => name.toLowerCase())).size).toBe(0);
  });
});

describe('a folder', () => {
  it.each(['/home/zoé/Élan 100% & été', '/a (b)+c,d', 'C:\\Users\\Zoé Dupré\\missio', '/a%20b/~c'])(
    'may be %s',
    (folder) => {
      expect(folderRefusal(folder)).toBeUndefined();
    },
  );

  it.each(['#', '?', '*', '[', '{'])('is refused in one sentence for the sign %s in its path', (sign) => {
    expect(folderRefusal(`/a ${sign}b/missio`)).toBe(
      `Vite ne sait pas lire un chemin qui contient « ${sign} » : déplacez ou renommez /a ${sign}b/missio.`,
    );
  });

  it('that Vite cannot build in is refused before anything is installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'missio #'));
    for (const script of ['start.mjs', 'test.mjs']) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts', script)], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect([status, stdout, stderr.split('\n').length]).toEqual([1, '', 2]);
      expect(stderr).toContain('« # »');
    }
    rmSync(folder, { recursive: true });
  });
});
