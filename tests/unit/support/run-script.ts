import { spawn, spawnSync } from 'node:child_process';

/** `scripts/….ts` runs as its npm command does; what `buildProgram` has made of it starts in a third of the time. */
const argsOf = (script: string, args: readonly string[]) =>
  script.endsWith('.ts') ? ['--import', 'tsx', script, ...args] : [script, ...args];

/** Runs a script to its end. */
export const runScript = (script: string, args: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, argsOf(script, args), { encoding: 'utf8' });
  return { status, said: stderr.trim().split('\n') };
};

/** Starts one that talks to a server of the test itself. */
export const startScript = (script: string, args: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, argsOf(script, args), { env: { ...process.env, ...env } });
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
