import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const Holder = v.object({ pid: v.number(), started: v.string() });

/** Another server works on the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `Un autre serveur (processus ${pid}) travaille déjà dans ${folder} : arrêtez-le, ou choisissez un autre dossier avec --data.`,
    );
  }
}

/** Takes the folder for this process, and returns what gives it back. A lock left by a dead process is taken over (decision 14). */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const own = join(folder, `lock.${process.pid}`);
  writeFileSync(own, JSON.stringify({ pid: process.pid, started: readStat(process.pid).start }));
  try {
    for (let attempt = 0; ; attempt += 1) {
      if (tryLink(own, path)) break;
      const holder = holderOf(path);
      if (attempt > 4 || (holder !== undefined && isAlive(holder))) throw new FolderInUse(folder, holder?.pid ?? 0);
      setAside(path, holder);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(path, { force: true });
}

/** A link fails when its name is taken: of two servers that start at once, one gets it. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

type Holder = v.InferOutput<typeof Holder>;

function holderOf(path: string): Holder | undefined {
  try {
    return v.parse(Holder, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Removes a dead server's lock, and only that: another server may have replaced it meanwhile. */
function setAside(path: string, dead: Holder | undefined): void {
  const aside = `${path}.dead-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = holderOf(aside);
  if (moved !== undefined && (moved.pid !== dead?.pid || moved.started !== dead.started)) tryLink(aside, path);
  rmSync(aside, { force: true });
}

/** The same number may be given to another process later: the start time tells them apart, where it can be read. */
function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const { state, start } = readStat(pid);
  return !ENDED.has(state) && start === started;
}

/** A killed process that nobody has waited for yet still has its number. */
const ENDED = new Set(['Z', 'X']);

/** What a process does, as one letter, and when it started, in the kernel's clock; empty where there is no /proc. */
function readStat(pid: number): { state: string; start: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', start: fields[19] ?? '' };
  } catch {
    return { state: '', start: '' };
  }
}
