import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, vi } from 'vitest';
import { State } from '../../../mock-server/backend/state';
import { DurableStore } from '../../../mock-server/host/durable-store';
import { StateFolder } from '../../../mock-server/host/state-folder';
import { smallState } from './mock-backend';

/** A state as the server holds it, kept in a folder. */
interface OpenState {
  store: DurableStore;
  state: State;
  /** Resolves once what has been changed is on the disk. */
  commit: () => Promise<void>;
  close: () => Promise<void>;
}

/** A folder that a test has to itself; what it opened is closed after it. */
interface FolderUnderTest {
  path: string;
  /** The messages printed for the person who runs the server. */
  sentences: string[];
  /** @param onFailure hears of writes that failed; without it they throw */
  open: (compactBytes?: number, onFailure?: (error: unknown) => void) => Promise<OpenState>;
  journals: () => Promise<string[]>;
  /** The fourth user's name, as read from the folder now. */
  writtenName: () => Promise<string | undefined>;
}

/** Vitest's `test`, with a folder for a state. */
export const test = base.extend<{ folder: FolderUnderTest }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which other fixtures it takes
  folder: async ({}, use) => {
    const path = await mkdtemp(join(tmpdir(), 'missio-state-'));
    const sentences: string[] = [];
    const opened: DurableStore[] = [];
    await use({
      path,
      sentences,
      open: async (compactBytes, onFailure) => {
        const store = await DurableStore.open({
          folder: path,
          seed: () => smallState(),
          say: (sentence) => sentences.push(sentence),
          onFailure: (error) => {
            if (!onFailure) throw error;
            onFailure(error);
          },
          onLost: ({ message }) => sentences.push(message),
          compactBytes,
        });
        const state = new State(store.current());
        store.current = () => state.toData();
        opened.push(store);
        return {
          store,
          state,
          commit: () => store.commit(state.takeChanges()),
          close: () => {
            opened.splice(opened.indexOf(store), 1);
            return store.close();
          },
        };
      },
      journals: async () => (await readdir(path)).filter((name) => name.startsWith('journal')),
      writtenName: async () => {
        const loaded = await new StateFolder(path, () => undefined).load();
        return loaded?.data.users.find(({ id }) => id === 4)?.name;
      },
    });
    vi.restoreAllMocks();
    await Promise.all(opened.splice(0).map((store) => store.close()));
    await rm(path, { recursive: true });
  },
});

/** A change that can be told from others: the fourth user's name. */
export const rename = (state: State, name: string) => {
  const user = state.users.get(4);
  if (user !== undefined) state.users.put({ ...user, name });
};
