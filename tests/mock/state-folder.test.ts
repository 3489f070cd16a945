import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import {
  appendFile,
  type FileHandle,
  mkdir,
  mkdtemp,
  open as openFile,
  readdir,
  readFile,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { State } from '../../mock-server/backend/state';
import { DurableStore } from '../../mock-server/host/durable-store';
import { Journal, readJournal } from '../../mock-server/host/journal';
import { StateFolder } from '../../mock-server/host/state-folder';
import { gate } from '../e2e/support/gate';
import { smallState } from './support/mock-backend';

let folder: string;
let sentences: string[];
const opened: DurableStore[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'missio-state-'));
  sentences = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(opened.splice(0).map((store) => store.close()));
  await rm(folder, { recursive: true });
});

async function open(compactBytes?: number, onFailure?: (error: unknown) => void) {
  const store = await DurableStore.open({
    folder,
    seed: () => smallState(),
    say: (sentence) => sentences.push(sentence),
    onFailure: (error) => {
      if (!onFailure) throw error;
      onFailure(error);
    },
    compactBytes,
  });
  const state = new State(store.current());
  store.current = () => state.toData();
  opened.push(store);
  const commit = () => store.commit(state.takeChanges());
  const close = () => {
    opened.splice(opened.indexOf(store), 1);
    return store.close();
  };
  return { store, state, commit, close };
}

const rename = (state: State, name: string) => {
  const user = state.users.get(4);
  if (user !== undefined) state.users.put({ ...user, name });
};

const journals = async () => (await readdir(folder)).filter((name) => name.startsWith('journal'));

/** Takes the place of a method of open files, until the next test. */
const replaceFileMethod = async (method: 'datasync' | 'sync') => {
  const handle = await openFile(join(folder, 'any'), 'w');
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const original = prototype[method];
  return { spy: vi.spyOn(prototype, method), original };
};

/** The next time that something should reach the disk, it does not, as when that is full. */
const failOnce = async (method: 'datasync' | 'sync' = 'datasync') => {
  const { spy, original } = await replaceFileMethod(method);
  spy.mockImplementationOnce(async function (this: FileHandle) {
    await original.call(this);
    throw new Error('ENOSPC');
  });
};

/** What somebody finds who opens the folder now. */
const writtenName = async () => {
  const loaded = await new StateFolder(folder, () => undefined).load();
  return loaded?.data.users.find(({ id }) => id === 4)?.name;
};

describe('the folder of the state', () => {
  test('goes on after a write that failed, and finds everything again', async () => {
    const failures: unknown[] = [];
    const first = await open(undefined, (error) => failures.push(error));
    await first.commit();
    await failOnce();
    rename(first.state, 'Pas encore sur le disque');
    await expect(first.commit()).rejects.toThrow('ENOSPC');
    expect(failures).toHaveLength(1);
    first.state.offers.remove(1);
    await first.commit();
    first.state.offers.remove(2);
    await first.commit();
    await first.close();
    const second = await open();
    expect(second.state.toData()).toEqual(first.state.toData());
  });

  test('what is found done already after a write that failed is on the disk before it is said', async () => {
    const first = await open(undefined, () => undefined);
    await first.commit();
    await failOnce();
    rename(first.state, 'Pas encore sur le disque');
    await expect(first.commit()).rejects.toThrow('ENOSPC');
    // Nothing is left to change.
    await first.commit();
    expect(await writtenName()).toBe('Pas encore sur le disque');
    await first.close();
  });

  test('a write that fails while the journal is being compacted is not forgotten', async () => {
    const first = await open(0, () => undefined);
    const { open: write, opened: mayBeWritten } = gate();
    const { spy, original } = await replaceFileMethod('sync');
    spy.mockImplementationOnce(async function (this: FileHandle) {
      await mayBeWritten;
      return original.call(this);
    });
    rename(first.state, 'Un');
    await first.commit();
    await failOnce();
    rename(first.state, 'Deux');
    await expect(first.commit()).rejects.toThrow('ENOSPC');
    write();
    await vi.waitFor(async () => expect(await journals()).toHaveLength(1));
    first.state.offers.remove(1);
    await first.commit();
    expect(await writtenName()).toBe('Deux');
    await first.close();
  });

  test('a new state that could not be written is, before anything that builds on it', async () => {
    const first = await open(undefined, () => undefined);
    await first.commit();
    rename(first.state, 'Neuf');
    first.state.takeChanges();
    await failOnce('sync');
    await expect(first.store.replace(first.state.toData())).rejects.toThrow('ENOSPC');
    first.state.offers.remove(1);
    await first.commit();
    await first.close();
    const second = await open();
    expect(second.state.toData()).toEqual(first.state.toData());
  });

  test('a journal that cannot be turned grows on, and is turned the next time', async () => {
    const failures: unknown[] = [];
    const first = await open(0, (error) => failures.push(error));
    const inTheWay = new StateFolder(folder, () => undefined).journalPath(2);
    await mkdir(inTheWay);
    rename(first.state, 'Un');
    await first.commit();
    expect(failures).toHaveLength(1);
    await rmdir(inTheWay);
    rename(first.state, 'Deux');
    await first.commit();
    await first.close();
    expect(await journals()).toEqual([basename(inTheWay)]);
    expect(await writtenName()).toBe('Deux');
  });

  test('leaves nothing of a write that failed in the journal', async () => {
    const path = join(folder, 'journal');
    const journal = await Journal.open(path);
    const removal = (remove: number) => [[{ table: 'offers', remove } as const]];
    await journal.append(removal(1));
    await failOnce();
    await expect(journal.append(removal(2))).rejects.toThrow('ENOSPC');
    await journal.append(removal(3));
    await journal.close();
    expect(await readJournal(path, false)).toEqual([...removal(1), ...removal(3)].flat());
  });

  test('keeps what was committed', async () => {
    const first = await open();
    rename(first.state, 'Nouveau Nom');
    first.state.offers.remove(1);
    await first.commit();
    await first.close();
    const second = await open();
    expect(second.state.toData()).toEqual(first.state.toData());
  });

  test('forgets what was never committed, and gives no id twice', async () => {
    const first = await open();
    const id = first.state.takeId('offers');
    const model = first.state.offers.get(1);
    if (model !== undefined) first.state.offers.put({ ...model, id });
    await first.commit();
    first.state.offers.remove(id);
    await first.commit();
    await first.close();
    const second = await open();
    expect(second.state.offers.get(id)).toBeUndefined();
    expect(second.state.takeId('offers')).toBe(id + 1);
  });

  test('drops a last line that was cut short, and goes on from there', async () => {
    const first = await open();
    rename(first.state, 'Entier');
    await first.commit();
    await first.close();
    const [journal = ''] = await journals();
    await appendFile(join(folder, journal), '0badc0de [{"table":"users","pu');
    const second = await open();
    expect(second.state.users.get(4)?.name).toBe('Entier');
    rename(second.state, 'Encore');
    await second.commit();
    await second.close();
    expect((await open()).state.users.get(4)?.name).toBe('Encore');
    expect(sentences).toEqual([]);
  });

  test.each([
    ['damaged', async (path: string) => writeFile(path, (await readFile(path, 'utf8')).slice(0, 900))],
    ['damaged', async (path: string) => writeFile(path, '{"version":1,"generation":1}')],
    ['other-version', async (path: string) => writeFile(path, '{"version":0,"users":[]}')],
  ])('sets a file aside that is %s, and says so', async (reason, harm) => {
    const first = await open();
    rename(first.state, 'Précieux');
    await first.commit();
    await first.close();
    const path = join(folder, 'state.json');
    await harm(path);
    const harmed = await readFile(path, 'utf8');
    const second = await open();
    expect(second.state.toData()).toEqual(smallState());
    const aside = (await readdir(folder)).find((name) => name.startsWith(reason)) ?? '';
    expect(await readFile(join(folder, aside, 'state.json'), 'utf8')).toBe(harmed);
    expect(await readdir(join(folder, aside))).toHaveLength(2);
    expect(sentences).toEqual([expect.stringContaining(aside)]);
  });

  test('sets a journal aside whose middle is damaged', async () => {
    const first = await open();
    for (const name of ['Un', 'Deux', 'Trois']) {
      rename(first.state, name);
      await first.commit();
    }
    await first.close();
    const [journal = ''] = await journals();
    const text = await readFile(join(folder, journal), 'utf8');
    await writeFile(join(folder, journal), text.replace('Deux', 'Dix!'));
    await open();
    expect(sentences).toEqual([expect.stringContaining('damaged')]);
  });

  test('refuses a second server, and takes over from a dead one', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(`processus ${process.pid}`);
    await first.close();
    await writeFile(join(folder, 'lock'), '{"pid":999999999,"started":"1"}');
    await open();
    expect(await readFile(join(folder, 'lock'), 'utf8')).toContain(String(process.pid));
  });

  test.runIf(existsSync('/proc/self/stat'))(
    'takes over from one that was killed and that nobody has waited for',
    async () => {
      // The shell becomes a sleep that waits for none of its children.
      const parent = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 60'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const pid = Number(String(await new Promise((resolve) => parent.stdout.once('data', resolve))));
      const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      await vi.waitFor(() => expect(stat()[0]).toBe('Z'));
      await writeFile(join(folder, 'lock'), JSON.stringify({ pid, started: stat()[19] }));
      await open();
      parent.kill();
    },
  );

  test('folds a long journal into the state file, and loses nothing while it does', async () => {
    const first = await open(2000);
    for (let turn = 0; turn < 200; turn += 1) {
      rename(first.state, `Nom ${turn}`);
      const done = first.commit();
      if (turn % 5 === 0) await done;
    }
    await first.commit();
    await first.close();
    expect((await journals()).length).toBeLessThan(3);
    const second = await open();
    expect(second.state.users.get(4)?.name).toBe('Nom 199');
  });

  test.each([
    ['one batch', 200_000, 1],
    ['batches of one', 1, 200_000],
  ])('reads a journal of very many changes back: %s', async (_, size, batches) => {
    const first = await open();
    for (let batch = 0; batch < batches; batch += 1) {
      void first.store.commit(Array.from({ length: size }, () => ({ nothing: true })));
    }
    rename(first.state, 'Dernier');
    await first.commit();
    await first.close();
    expect((await open()).state.users.get(4)?.name).toBe('Dernier');
    expect(sentences).toEqual([]);
  });

  test('puts a whole state in place; what is committed at the same time comes after it', async () => {
    const first = await open();
    rename(first.state, 'Avant');
    const before = first.commit();
    const replaced = first.store.replace(smallState());
    rename(first.state, 'Après');
    const after = first.commit();
    await Promise.all([before, replaced, after]);
    await first.close();
    expect((await open()).state.users.get(4)?.name).toBe('Après');
  });
});
