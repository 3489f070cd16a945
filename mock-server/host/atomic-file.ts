import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a whole file so that a crash leaves either the former content or the new one: beside, to the disk, then
 * renamed, and the folder's own entry to the disk as well (decision 14).
 */
export async function writeAtomically(path: string, pieces: Iterable<string>): Promise<void> {
  const beside = `${path}.${process.pid}.tmp`;
  const file = await open(beside, 'w');
  try {
    // Not `write`: on a disk that is full it may write a part of the piece, and call that done.
    for (const piece of pieces) await file.appendFile(piece);
    await file.sync();
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(beside, path);
  await syncFolder(dirname(path));
}

/** A renamed or created file is only there for good once its folder is on the disk. */
async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; its renames are journalled.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
