import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { installNginx } from '../../../scripts/nginx';
import { processEnded } from '../support/process-ended';

/** nginx as `deploy/serve.sh` starts it in production. */
export interface Nginx {
  /** Everything that it has written so far. */
  log: () => string;
  /** Serves the other folder; resolves once no worker is left that answers a kept connection from the former one. */
  serve: (formerFolder: string, folder: string) => Promise<void>;
  close: () => Promise<void>;
}

interface NginxOptions {
  /** Where it will answer. */
  url: string;
  env: Record<string, string>;
  /** What runs `deploy/serve.sh`. */
  command?: readonly string[];
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** nginx's processes that answer; one may end while they are read. */
const workersOf = (master: number | undefined): number[] =>
  readFileSync(`/proc/${master}/task/${master}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('nginx: worker process');
      } catch {
        return false;
      }
    });

/** A folder that nginx's workers, who are another user, may read. */
export const publicFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'missio nginx-'));
  chmodSync(folder, 0o755);
  return folder;
};

/** @throws {Error} with what nginx wrote, when it does not answer */
export const startNginx = async ({ url, env, command = ['sh', 'deploy/serve.sh'] }: NginxOptions): Promise<Nginx> => {
  installNginx();
  const folder = publicFolder();
  const written: string[] = [];
  const [program = 'sh', ...args] = command;
  const child = spawn(program, args, {
    // Node's pipes are sockets, which cannot be opened by the name /dev/stdout.
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TMPDIR: folder, RUN_DIR: join(folder, 'run'), ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => written.push(String(chunk)));
  const workers = () => workersOf(child.pid);
  const close = async () => {
    child.kill();
    await processEnded(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await expect.poll(() => answers(url)).toBe(true);
  } catch (error) {
    await close();
    throw new Error(`${String(error)}\n${written.join('')}`);
  }
  return {
    log: () => written.join(''),
    serve: async (formerFolder, folderNow) => {
      const configuration = join(folder, 'run/nginx.conf');
      writeFileSync(configuration, readFileSync(configuration, 'utf8').replaceAll(formerFolder, folderNow));
      const former = workers();
      child.kill('SIGHUP');
      await expect.poll(() => workers().some((pid) => !former.includes(pid))).toBe(true);
      // A connection that a browser has opened ahead has the former policy until `client_header_timeout`.
      const areGone = () => {
        const left = workers().filter((pid) => former.includes(pid));
        for (const pid of left) spawnSync('kill', [String(pid)]);
        return left.length === 0;
      };
      await expect.poll(areGone).toBe(true);
    },
    close,
  };
};
