import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const Holder = v.object({ pid: v.number(), started: v.string() });

export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `Un autre serveur (processus ${pid}) travaille déjà dans ${folder} : ` +
        'arrêtez-le, ou choisissez un autre dossier avec --data.',
    );
  }
}

/** Locks the folder and returns the unlock function. Takes over a dead process's lock (decision 14). */
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

/** A link fails if the name exists: of two servers that start at once, one gets it. */
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

/** Removes only the dead server's lock: another server may have replaced it meanwhile. */
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

/** Process ids are reused; the start time, where readable, tells them apart. */
function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const { state, start } = readStat(pid);
  return !ENDED.has(state) && start === started;
}

/** A zombie still has its process id. */
const ENDED = new Set(['Z', 'X']);

/** State letter and start time of a process; empty without /proc. */
function readStat(pid: number): { state: string; start: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', start: fields[19] ?? '' };
  } catch {
    return { state: '', start: '' };
  }
}
