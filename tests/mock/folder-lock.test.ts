import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FolderLock, lockFolder } from '../../mock-server/host/folder-lock';
import { type LockOwner, newOwner } from '../../mock-server/host/lock-owner';

let folder: string;
let locks: FolderLock[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'missio-lock-'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  for (const lock of locks) lock.unlock();
  locks = [];
  rmSync(folder, { recursive: true });
});

const lost = vi.fn();
const lock = (owner?: LockOwner) => {
  const held = lockFolder(folder, lost, owner);
  locks.push(held);
  return held;
};
const holder = () => JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'));

const UNUSED_PID = 999_999_999;
const elsewhere = (): LockOwner => ({ ...newOwner(), pid: UNUSED_PID, host: 'conteneur-1', place: 'ailleurs' });
const fallSilent = (name = 'lock') => {
  const longAgo = new Date(Date.now() - 11_000);
  utimesSync(join(folder, name), longAgo, longAgo);
};
const leaveBehind = (owner: LockOwner, name = 'lock') => writeFileSync(join(folder, name), JSON.stringify(owner));

/** Runs something in front of the next call of a function of `node:fs`. */
const inFrontOf = (name: 'openSync' | 'rmSync' | 'writeFileSync', act: () => void) => {
  const original = fs[name];
  vi.spyOn(fs, name).mockImplementationOnce((...args: unknown[]) => {
    act();
    return Reflect.apply(original, fs, args);
  });
  syncBuiltinESMExports();
};

describe('the lock of a folder', () => {
  it('is taken over from a dead process of this place at once, and from none that lives, however silent', () => {
    leaveBehind({ ...newOwner(), pid: UNUSED_PID });
    lock();
    fallSilent();
    expect(() => lock()).toThrow(`Un autre serveur (processus ${process.pid}) travaille déjà dans ${folder} : arrêtez`);
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('is taken over from another place once its owner has been silent for ten seconds, not before', () => {
    leaveBehind(elsewhere());
    expect(() => lock()).toThrow(/\(processus 999999999 de conteneur-1\).*attendez 10 secondes/);
    fallSilent();
    lock();
    expect(holder().pid).toBe(process.pid);
  });

  it('is held while its owner is still writing its name, and no longer than that', () => {
    writeFileSync(join(folder, 'lock'), '');
    expect(() => lock()).toThrow('Un autre serveur travaille déjà');
    fallSilent();
    lock();
    expect(holder().pid).toBe(process.pid);
  });

  it('is given to one of two that find it abandoned, in either order', () => {
    leaveBehind({ ...newOwner(), pid: UNUSED_PID });
    const second = vi.fn(() => expect(() => lock()).toThrow('travaille déjà'));
    inFrontOf('rmSync', second);
    const first = lock();
    expect(second).toHaveBeenCalledOnce();
    first.assertHeld();
    first.unlock();

    leaveBehind({ ...newOwner(), pid: UNUSED_PID });
    // What is written first is the lock, which is there; then whose turn it is.
    inFrontOf('writeFileSync', () => lock().assertHeld());
    expect(() => lock()).toThrow('travaille déjà');
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('is not kept from the next one by a server that died while it took it over', () => {
    leaveBehind({ ...newOwner(), pid: UNUSED_PID });
    leaveBehind({ ...newOwner(), pid: UNUSED_PID }, 'lock.turn');
    lock();
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('is left to the last of two that took a dead server’s turn', () => {
    const dead = { ...newOwner(), pid: UNUSED_PID };
    const other = elsewhere();
    leaveBehind(dead);
    leaveBehind(dead, 'lock.turn');
    const write = fs.writeFileSync;
    vi.spyOn(fs, 'writeFileSync').mockImplementation((...args) => {
      write(...args);
      // The other one saw the same dead turn, and has it now.
      write(join(folder, 'lock.turn'), JSON.stringify(other));
    });
    syncBuiltinESMExports();
    expect(() => lock()).toThrow(`processus ${other.pid} de ${other.host}`);
    expect(holder()).toEqual(dead);
    expect(readdirSync(folder).toSorted()).toEqual(['lock', 'lock.turn']);
  });

  it('needs no links, and no right to set times', () => {
    const refused = () => {
      throw Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM' });
    };
    for (const name of ['linkSync', 'symlinkSync', 'utimesSync'] as const) {
      vi.spyOn(fs, name).mockImplementation(refused);
    }
    syncBuiltinESMExports();
    lock();
    expect(() => lock()).toThrow(`processus ${process.pid}`);
  });

  it('is renewed every two seconds, and once it is another’s, its former owner says so and leaves it alone', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const sleeper = lock();
    fallSilent();
    vi.advanceTimersByTime(2000);
    expect(() => lock(elsewhere())).toThrow('travaille déjà');

    fallSilent();
    const next = lock(elsewhere());
    expect(lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(lost.mock.calls.map(([error]) => error.message)).toEqual([
      `Le dossier ${folder} a été repris par un autre serveur, ou vidé : celui-ci n’y écrit plus.`,
    ]);
    expect(() => sleeper.assertHeld()).toThrow('a été repris');
    sleeper.unlock();
    next.assertHeld();
  });

  it('holds against a server in another pid namespace', async () => {
    const unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
    const mayUnshare = spawnSync('unshare', [...unshare.slice(1), 'true']).status === 0;
    const node = [process.execPath, '--import', 'tsx', 'tests/mock/support/lock-holder.ts', folder];
    // Where unshare is not permitted, the process says that it is elsewhere.
    const [command = '', ...args] = mayUnshare ? [...unshare, ...node] : [...node, 'ailleurs'];
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const [pid] = await once(child.stdout.setEncoding('utf8'), 'data');
    expect(() => lock()).toThrow(`Un autre serveur (processus ${String(pid).trim()} de `);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(() => lock()).toThrow('attendez 10 secondes');
    fallSilent();
    lock();
    expect(holder().pid).toBe(process.pid);
  });
});
