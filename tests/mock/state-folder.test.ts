import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, vi } from 'vitest';
import { newOwner } from '../../mock-server/host/lock-owner';
import { smallState } from './support/mock-backend';
import { rename, test } from './support/state-folder';

describe('the folder of the state', () => {
  test('keeps what was committed', async ({ folder }) => {
    const first = await folder.open();
    rename(first.state, 'Nouveau Nom');
    first.state.offers.remove(1);
    await first.commit();
    await first.close();
    const second = await folder.open();
    expect(second.state.toData()).toEqual(first.state.toData());
  });

  test('forgets what was never committed, and gives no id twice', async ({ folder }) => {
    const first = await folder.open();
    const id = first.state.takeId('offers');
    const model = first.state.offers.get(1);
    if (model !== undefined) first.state.offers.put({ ...model, id });
    await first.commit();
    first.state.offers.remove(id);
    await first.commit();
    await first.close();
    const second = await folder.open();
    expect(second.state.offers.get(id)).toBeUndefined();
    expect(second.state.takeId('offers')).toBe(id + 1);
  });

  test('drops a last line that was cut short, and goes on from there', async ({ folder }) => {
    const first = await folder.open();
    rename(first.state, 'Entier');
    await first.commit();
    await first.close();
    const [journal = ''] = await folder.journals();
    await appendFile(join(folder.path, journal), '0badc0de [{"table":"users","pu');
    const second = await folder.open();
    expect(second.state.users.get(4)?.name).toBe('Entier');
    rename(second.state, 'Encore');
    await second.commit();
    await second.close();
    expect((await folder.open()).state.users.get(4)?.name).toBe('Encore');
    expect(folder.sentences).toEqual([]);
  });

  test.for([
    ['damaged', async (path: string) => writeFile(path, (await readFile(path, 'utf8')).slice(0, 900))],
    ['damaged', async (path: string) => writeFile(path, '{"version":1,"generation":1}')],
    ['other-version', async (path: string) => writeFile(path, '{"version":0,"users":[]}')],
  ] as const)('sets a file aside that is %s, and says so', async ([reason, harm], { folder }) => {
    const first = await folder.open();
    rename(first.state, 'Précieux');
    await first.commit();
    await first.close();
    const path = join(folder.path, 'state.json');
    await harm(path);
    const harmed = await readFile(path, 'utf8');
    const second = await folder.open();
    expect(second.state.toData()).toEqual(smallState());
    const aside = (await readdir(folder.path)).find((name) => name.startsWith(reason)) ?? '';
    expect(await readFile(join(folder.path, aside, 'state.json'), 'utf8')).toBe(harmed);
    expect(await readdir(join(folder.path, aside))).toHaveLength(2);
    expect(folder.sentences).toEqual([expect.stringContaining(aside)]);
  });

  test('sets a journal aside whose middle is damaged', async ({ folder }) => {
    const first = await folder.open();
    for (const name of ['Un', 'Deux', 'Trois']) {
      rename(first.state, name);
      await first.commit();
    }
    await first.close();
    const [journal = ''] = await folder.journals();
    const text = await readFile(join(folder.path, journal), 'utf8');
    await writeFile(join(folder.path, journal), text.replace('Deux', 'Dix!'));
    await folder.open();
    expect(folder.sentences).toEqual([expect.stringContaining('damaged')]);
  });

  test('refuses a second server, and takes over from a dead one', async ({ folder }) => {
    const first = await folder.open();
    await expect(folder.open()).rejects.toThrow(`processus ${process.pid}`);
    await first.close();
    await writeFile(join(folder.path, 'lock'), JSON.stringify({ ...newOwner(), pid: 999_999_999 }));
    await folder.open();
    expect(await readFile(join(folder.path, 'lock'), 'utf8')).toContain(String(process.pid));
  });

  test('writes nothing more once another server has it', async ({ folder }) => {
    const failures: unknown[] = [];
    const first = await folder.open(undefined, (error) => failures.push(error));
    rename(first.state, 'Avant');
    await first.commit();
    await writeFile(join(folder.path, 'lock'), JSON.stringify(newOwner()));
    rename(first.state, 'Après');
    await expect(first.commit()).rejects.toThrow('a été repris par un autre serveur');
    await expect(first.store.replace(smallState())).rejects.toThrow('n’y écrit plus');
    await first.close();
    expect(await folder.writtenName()).toBe('Avant');
    expect(await readdir(folder.path)).toContain('lock');
    expect(folder.sentences).toEqual([expect.stringContaining('a été repris')]);
    expect(failures).toHaveLength(2);
  });

  test.runIf(existsSync('/proc/self/stat'))(
    'takes over from one that was killed and that nobody has waited for',
    async ({ folder }) => {
      // The shell becomes a sleep that waits for none of its children.
      const parent = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 60'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const pid = Number(String(await new Promise((resolve) => parent.stdout.once('data', resolve))));
      const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      await vi.waitFor(() => expect(stat()[0]).toBe('Z'));
      await writeFile(join(folder.path, 'lock'), JSON.stringify({ ...newOwner(), pid, started: stat()[19] }));
      await folder.open();
      parent.kill();
    },
  );

  test('folds a long journal into the state file, and loses nothing while it does', async ({ folder }) => {
    const first = await folder.open(2000);
    for (let turn = 0; turn < 200; turn += 1) {
      rename(first.state, `Nom ${turn}`);
      const done = first.commit();
      if (turn % 5 === 0) await done;
    }
    await first.commit();
    await first.close();
    expect((await folder.journals()).length).toBeLessThan(3);
    const second = await folder.open();
    expect(second.state.users.get(4)?.name).toBe('Nom 199');
  });

  test.for([
    ['one batch', 200_000, 1],
    ['batches of one', 1, 200_000],
  ] as const)('reads a journal of very many changes back: %s', async ([, size, batches], { folder }) => {
    const first = await folder.open();
    for (let batch = 0; batch < batches; batch += 1) {
      void first.store.commit(Array.from({ length: size }, () => ({ nothing: true })));
    }
    rename(first.state, 'Dernier');
    await first.commit();
    await first.close();
    expect((await folder.open()).state.users.get(4)?.name).toBe('Dernier');
    expect(folder.sentences).toEqual([]);
  });

  test('puts a whole state in place; what is committed at the same time comes after it', async ({ folder }) => {
    const first = await folder.open();
    rename(first.state, 'Avant');
    const before = first.commit();
    const replaced = first.store.replace(smallState());
    rename(first.state, 'Après');
    const after = first.commit();
    await Promise.all([before, replaced, after]);
    await first.close();
    expect((await folder.open()).state.users.get(4)?.name).toBe('Après');
  });
});
