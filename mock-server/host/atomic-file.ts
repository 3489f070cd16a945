import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Replaces a file so that a crash leaves the old or the new content: temporary file, fsync, rename (decision 14). */
export async function writeAtomically(path: string, pieces: Iterable<string>): Promise<void> {
  const beside = `${path}.${process.pid}.tmp`;
  const file = await open(beside, 'w');
  try {
    // Not `write`, which may write only a part on a full disk.
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

/** A rename is durable only once its folder is on the disk. */
async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; its renames are journalled.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } catch (error) {
    // VirtualBox's shared folders and others cannot sync a folder.
    if (!(error instanceof Error && 'code' in error && error.code === 'EINVAL')) throw error;
  } finally {
    await folder.close();
  }
}
