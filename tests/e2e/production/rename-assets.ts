import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const REFERRING = /\.(?:html|js|css)$/;

/** Renames the assets of a build and every reference to them: to an open tab this is the next deployment. */
export const renameAssets = (root: string): void => {
  const assets = join(root, 'assets');
  for (const name of readdirSync(assets)) if (/\.(?:br|gz)$/.test(name)) rmSync(join(assets, name));
  const names = readdirSync(assets);
  const renamed = new Map(names.map((name) => [name, name.replace(extname(name), `-next${extname(name)}`)]));
  const pattern = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const files = [...names.map((name) => join(assets, name)), ...readdirSync(root).map((name) => join(root, name))];
  for (const file of files.filter((name) => REFERRING.test(name))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(pattern, (name) => renamed.get(name) ?? name),
    );
  }
  for (const [before, after] of renamed) renameSync(join(assets, before), join(assets, after));
  const pack = ['--import', 'tsx', 'scripts/pack-build.ts', root, '--uncompressed'];
  const { status } = spawnSync(process.execPath, pack, {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('scripts/pack-build.ts failed');
};
