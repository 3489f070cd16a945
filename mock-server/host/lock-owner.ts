import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import * as v from 'valibot';

/** What a lock says of its owner. */
export const LockOwner = v.object({
  token: v.string(),
  pid: v.number(),
  /** When the process started; empty without /proc. */
  started: v.string(),
  host: v.string(),
  /** Where the process id means this process: boot and pid namespace, else the host. Empty if unknown. */
  place: v.string(),
});
export type LockOwner = v.InferOutput<typeof LockOwner>;

/** This process, as the owner of one lock. */
export const newOwner = (): LockOwner => ({
  token: randomUUID(),
  pid: process.pid,
  started: readStat('self').start,
  host: hostname(),
  place: placeOfProcess(),
});

/** A container has processes of its own, so the same id elsewhere is another process. */
function placeOfProcess(): string {
  if (process.platform !== 'linux') return `${process.platform} ${hostname()}`;
  try {
    // Otherwise /proc is of another namespace than this process.
    if (readlinkSync('/proc/self') !== String(process.pid)) return '';
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

/** Whether the two see the same processes. */
export const isSamePlace = (one: LockOwner, other: LockOwner): boolean => one.place !== '' && one.place === other.place;

/** Whether a process of this place is there, as far as it can be known. Ids are reused; start times tell them apart. */
export function stateOfProcess({ pid, started }: LockOwner): 'alive' | 'dead' | 'unknown' {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return 'dead';
  }
  const { state, start } = readStat(String(pid));
  if (start === '' || started === '') return 'unknown';
  return start === started && !ENDED.has(state) ? 'alive' : 'dead';
}

/** A zombie still has its process id. */
const ENDED = new Set(['Z', 'X']);

/** State letter and start time of a process; empty without /proc. */
function readStat(pid: string): { state: string; start: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', start: fields[19] ?? '' };
  } catch {
    return { state: '', start: '' };
  }
}
