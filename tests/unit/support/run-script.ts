import { spawn, spawnSync } from 'node:child_process';

const argsOf = (name: string, args: readonly string[]) => ['--import', 'tsx', `scripts/${name}.ts`, ...args];

/** Runs a script of `scripts/` as its npm command does. */
export const runScript = (name: string, args: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, argsOf(name, args), { encoding: 'utf8' });
  return { status, said: stderr.trim().split('\n') };
};

/** Starts one that talks to a server of the test itself. */
export const startScript = (name: string, args: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, argsOf(name, args), { env: { ...process.env, ...env } });
  let printed = '';
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise<{ status: number | null; printed: string; said: string }>((resolve) => {
    child.on('close', (status) => resolve({ status, printed, said }));
  });
  return { interrupt: () => child.kill('SIGINT'), ended };
};
