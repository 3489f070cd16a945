import { spawnSync } from 'node:child_process';

/** Runs a script of `scripts/` as its npm command does. */
export const runScript = (name: string, args: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args], {
    encoding: 'utf8',
  });
  return { status, said: stderr.trim().split('\n') };
};
