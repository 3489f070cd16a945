import { closeSync, fstatSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isSamePlace, LockOwner, newOwner, stateOfProcess } from './lock-owner';

const HEARTBEAT_MS = 2000;
/** Without a heartbeat for so long, an owner that we cannot see is gone. */
const SILENCE_MS = 10_000;

export class FolderInUse extends Error {
  constructor(folder: string, owner: LockOwner | undefined, isVisible: boolean) {
    const where = owner && (isVisible ? ` (processus ${owner.pid})` : ` (processus ${owner.pid} de ${owner.host})`);
    const ended = isVisible ? '' : `, attendez ${SILENCE_MS / 1000} secondes s’il vient d’être tué`;
    super(
      `Un autre serveur${where ?? ''} travaille déjà dans ${folder} : ` +
        `arrêtez-le${ended}, ou choisissez un autre dossier avec --data.`,
    );
  }
}

export class FolderLost extends Error {
  constructor(folder: string) {
    super(`Le dossier ${folder} a été repris par un autre serveur, ou vidé : celui-ci n’y écrit plus.`);
  }
}

export interface FolderLock {
  /** @throws {FolderLost} once another server has taken the folder over, as from a machine that slept */
  assertHeld: () => void;
  unlock: () => void;
}

/**
 * Locks the folder by a file that is made exclusively and written to every two seconds: no hard links, and an owner
 * in another container is one too (decision 14).
 */
export function lockFolder(folder: string, onLost: (error: FolderLost) => void, owner = newOwner()): FolderLock {
  const path = join(folder, 'lock');
  const text = JSON.stringify(owner);
  if (!createFile(path, text)) takeOver(folder, path, text, owner);

  let isLost = false;
  const assertHeld = () => {
    if (!isLost && renew(path, text)) return;
    const error = new FolderLost(folder);
    if (!isLost) onLost(error);
    isLost = true;
    throw error;
  };
  const heartbeat = setInterval(() => {
    try {
      assertHeld();
    } catch {
      // It has been said.
      clearInterval(heartbeat);
    }
  }, HEARTBEAT_MS).unref();
  return {
    assertHeld,
    unlock: () => {
      clearInterval(heartbeat);
      if (readText(path) === text) rmSync(path, { force: true });
    },
  };
}

/** Replaces an abandoned lock; a second exclusive file lets one server at a time look and replace. */
function takeOver(folder: string, path: string, text: string, self: LockOwner): void {
  const turn = `${path}.turn`;
  if (!createFile(turn, text)) {
    const holder = ownerIn(turn);
    if (!isAbandoned(turn, holder, self)) throw inUse(folder, holder, self);
    rmSync(turn, { force: true });
    if (!createFile(turn, text)) throw inUse(folder, ownerIn(turn), self);
  }
  try {
    const owner = ownerIn(path);
    const mayReplace = isAbandoned(path, owner, self);
    // Two that found the same dead turn may both have made it theirs: it is the last one's.
    if (readText(turn) !== text) throw inUse(folder, ownerIn(turn), self);
    if (mayReplace) rmSync(path, { force: true });
    if (!createFile(path, text)) throw inUse(folder, owner, self);
  } finally {
    if (readText(turn) === text) rmSync(turn, { force: true });
  }
}

const inUse = (folder: string, owner: LockOwner | undefined, self: LockOwner): FolderInUse =>
  new FolderInUse(folder, owner, owner !== undefined && isSamePlace(owner, self));

/** Its owner is dead; or it is not known to live, and has been silent. */
function isAbandoned(path: string, owner: LockOwner | undefined, self: LockOwner): boolean {
  const state = owner && isSamePlace(owner, self) ? stateOfProcess(owner) : 'unknown';
  return state === 'dead' || (state === 'unknown' && silenceOf(path) > SILENCE_MS);
}

/** By the clock of the file system: that of another machine may be wrong. */
function silenceOf(path: string): number {
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (modified === undefined) return Number.POSITIVE_INFINITY;
  const probe = `${path}.${process.pid}.tmp`;
  const file = openSync(probe, 'w');
  try {
    return fstatSync(file).mtimeMs - modified;
  } finally {
    closeSync(file);
    rmSync(probe, { force: true });
  }
}

/** @returns whether the file was not there */
function createFile(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Writes the same text again: a file system need not let us set times. @returns whether the lock is still ours */
function renew(path: string, text: string): boolean {
  try {
    const file = openSync(path, 'r+');
    try {
      if (readFileSync(file, 'utf8') !== text) return false;
      writeSync(file, text, 0);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    // What else the disk refuses, the writes that follow will say.
    return !isCode(error, 'ENOENT');
  }
  return true;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function ownerIn(path: string): LockOwner | undefined {
  try {
    return v.parse(LockOwner, JSON.parse(readText(path) ?? ''));
  } catch {
    return undefined;
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
