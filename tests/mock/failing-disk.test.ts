import { type FileHandle, mkdir, open as openFile, rmdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, vi } from 'vitest';
import { Journal, readJournal } from '../../mock-server/host/journal';
import { StateFolder } from '../../mock-server/host/state-folder';
import { gate } from '../e2e/support/gate';
import { rename, test } from './support/state-folder';

/** Takes the place of a method of open files, until the next test. */
const replaceFileMethod = async (folder: string, method: 'datasync' | 'sync') => {
  const handle = await openFile(join(folder, 'any'), 'w');
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const original = prototype[method];
  return { spy: vi.spyOn(prototype, method), original };
};

/** The next time that something should reach the disk, it does not, as when that is full. */
const failOnce = async (folder: string, method: 'datasync' | 'sync' = 'datasync') => {
  const { spy, original } = await replaceFileMethod(folder, method);
  spy.mockImplementationOnce(async function (this: FileHandle) {
    await original.call(this);
    throw new Error('ENOSPC');
  });
};

describe('a disk that fails', () => {
  test('may be a shared folder, of which the entries cannot be synced', async ({ folder }) => {
    const { spy, original } = await replaceFileMethod(folder.path, 'sync');
    spy.mockImplementation(async function (this: FileHandle) {
      if ((await this.stat()).isDirectory()) throw Object.assign(new Error('EINVAL'), { code: 'EINVAL' });
      return original.call(this);
    });
    const first = await folder.open();
    rename(first.state, 'Partagé');
    await first.commit();
    await first.close();
    expect((await folder.open()).state.users.get(4)?.name).toBe('Partagé');
  });

  test('goes on after a write that failed, and finds everything again', async ({ folder }) => {
    const failures: unknown[] = [];
    const first = await folder.open(undefined, (error) => failures.push(error));
    await first.commit();
    await failOnce(folder.path);
    rename(first.state, 'Pas encore sur le disque');
    await expect(first.commit()).rejects.toThrow('ENOSPC');
    expect(failures).toHaveLength(1);
    first.state.offers.remove(1);
    await first.commit();
    first.state.offers.remove(2);
    await first.commit();
    await first.close();
    const second = await folder.open();
    expect(second.state.toData()).toEqual(first.state.toData());
  });

  test('what is found done already after a write that failed is on the disk before it is said', async ({ folder }) => {
    const first = await folder.open(undefined, () => undefined);
    await first.commit();
    await failOnce(folder.path);
    rename(first.state, 'Pas encore sur le disque');
    await expect(first.commit()).rejects.toThrow('ENOSPC');
    // Nothing is left to change.
    await first.commit();
    expect(await folder.writtenName()).toBe('Pas encore sur le disque');
    await first.close();
  });

  test('a write that fails while the journal is being compacted is not forgotten', async ({ folder }) => {
    const first = await folder.open(0, () => undefined);
    const { open: write, opened: mayBeWritten } = gate();
    const { spy, original } = await replaceFileMethod(folder.path, 'sync');
    spy.mockImplementationOnce(async function (this: FileHandle) {
      await mayBeWritten;
      return original.call(this);
    });
    rename(first.state, 'Un');
    await first.commit();
    await failOnce(folder.path);
    rename(first.state, 'Deux');
    await expect(first.commit()).rejects.toThrow('ENOSPC');
    write();
    await vi.waitFor(async () => expect(await folder.journals()).toHaveLength(1));
    first.state.offers.remove(1);
    await first.commit();
    expect(await folder.writtenName()).toBe('Deux');
    await first.close();
  });

  test('a new state that could not be written is, before anything that builds on it', async ({ folder }) => {
    const first = await folder.open(undefined, () => undefined);
    await first.commit();
    rename(first.state, 'Neuf');
    first.state.takeChanges();
    await failOnce(folder.path, 'sync');
    await expect(first.store.replace(first.state.toData())).rejects.toThrow('ENOSPC');
    first.state.offers.remove(1);
    await first.commit();
    await first.close();
    const second = await folder.open();
    expect(second.state.toData()).toEqual(first.state.toData());
  });

  test('a journal that cannot be turned grows on, and is turned the next time', async ({ folder }) => {
    const failures: unknown[] = [];
    const first = await folder.open(0, (error) => failures.push(error));
    const inTheWay = new StateFolder(folder.path, () => undefined).journalPath(2);
    await mkdir(inTheWay);
    rename(first.state, 'Un');
    await first.commit();
    expect(failures).toHaveLength(1);
    await rmdir(inTheWay);
    rename(first.state, 'Deux');
    await first.commit();
    await first.close();
    expect(await folder.journals()).toEqual([basename(inTheWay)]);
    expect(await folder.writtenName()).toBe('Deux');
  });

  test('leaves nothing of a write that failed in the journal', async ({ folder }) => {
    const path = join(folder.path, 'journal');
    const journal = await Journal.open(path);
    const removal = (remove: number) => [[{ table: 'offers', remove } as const]];
    await journal.append(removal(1));
    await failOnce(folder.path);
    await expect(journal.append(removal(2))).rejects.toThrow('ENOSPC');
    await journal.append(removal(3));
    await journal.close();
    expect(await readJournal(path, false)).toEqual([...removal(1), ...removal(3)].flat());
  });
});
