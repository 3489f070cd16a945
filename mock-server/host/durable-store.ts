import { statSync } from 'node:fs';
import low from 'lowdb';
import type { StateData } from '../backend/rows';
import type { Change } from '../backend/state';
import { writeAtomically } from './atomic-file';
import { lockFolder } from './folder-lock';
import { Journal } from './journal';
import { StateFolder } from './state-folder';
import { stateLines } from './state-lines';

interface StateFile extends StateData {
  generation: number;
}

export interface StoreOptions {
  folder: string;
  /** Read when the folder holds no state yet. */
  seed: () => StateData;
  say: (sentence: string) => void;
  /** The disk failed: what is in memory is no longer what will be found again. */
  onFailure: (error: unknown) => void;
  /** How big a journal may grow; by default 8 MiB, or half the state file when that is more. */
  compactBytes?: number | undefined;
}

interface Batch {
  changes: Change[][];
  done: Promise<void>;
}

const MIN_JOURNAL_BYTES = 8 * 1024 * 1024;

/**
 * lowdb over a folder. Its state file is written whole and atomically; in between, every change goes to a journal, many
 * callers' changes in one write, and each caller waits until its own are on the disk. So a write costs the same with
 * ten rows or with a hundred thousand.
 */
export class DurableStore {
  readonly #folder: StateFolder;
  readonly #unlock: () => void;
  readonly #onFailure: (error: unknown) => void;
  readonly #compactBytes: number | undefined;
  readonly #db: low.LowdbAsync<StateFile>;
  #journal: Journal;
  #generation: number;
  #stateBytes: number;
  /** Writes happen one after the other, in the order in which they were asked for. */
  #tail: Promise<void> = Promise.resolve();
  #batch: Batch | undefined;
  #compacting: Promise<void> = Promise.resolve();
  #isCompacting = false;
  /** After a failed write: memory knows what the disk does not, so the next write has to be that of the whole state. */
  #isIncomplete = false;
  /** Whether the folder held a state already, and it could be read. */
  readonly wasThere: boolean;
  /** Where the present state is found when the journal is compacted. */
  current: () => StateData;

  private constructor(parts: {
    folder: StateFolder;
    unlock: () => void;
    options: StoreOptions;
    db: low.LowdbAsync<StateFile>;
    journal: Journal;
    wasThere: boolean;
  }) {
    this.#folder = parts.folder;
    this.#unlock = parts.unlock;
    this.#onFailure = parts.options.onFailure;
    this.#compactBytes = parts.options.compactBytes;
    this.#db = parts.db;
    this.#journal = parts.journal;
    this.wasThere = parts.wasThere;
    const state = parts.db.getState();
    this.#generation = state.generation;
    this.#stateBytes = statSync(parts.folder.statePath).size;
    this.current = () => state;
  }

  /** Locks the folder and reads its state, or the sample data when it holds none. */
  static async open(options: StoreOptions): Promise<DurableStore> {
    const { folder: path, seed, say } = options;
    const folder = new StateFolder(path, say);
    const unlock = lockFolder(path);
    try {
      let wasThere = true;
      const firstState = () => {
        wasThere = false;
        return seed();
      };
      const db = await low(adapterOf(folder, firstState));
      const journal = await Journal.open(folder.journalPath(db.getState().generation));
      return new DurableStore({ folder, unlock, options, db, journal, wasThere });
    } catch (error) {
      unlock();
      throw error;
    }
  }

  /** Resolves once the changes, and all that came before them, are on the disk. */
  async commit(changes: Change[]): Promise<void> {
    if (changes.length === 0) {
      await this.#tail;
      // What one finds done already may be in memory alone.
      if (!this.#isIncomplete) return;
    }
    this.#batch ??= this.#nextBatch();
    if (changes.length > 0) this.#batch.changes.push(changes);
    await this.#batch.done;
  }

  /** Puts a whole new state in place. Changes committed later come after it. */
  replace(data: StateData): Promise<void> {
    this.#batch = undefined;
    return this.#enqueue(() => this.#writeWhole(() => data));
  }

  /** Waits for what is being written, then lets others have the folder. */
  async close(): Promise<void> {
    await this.#tail;
    // The last chance of what could not be written.
    if (this.#isIncomplete) await this.#writeWhole(this.current).catch(this.#onFailure);
    await this.#compacting;
    await this.#journal.close();
    this.#unlock();
  }

  #nextBatch(): Batch {
    const changes: Change[][] = [];
    const done = this.#enqueue(async () => {
      // From here on, newcomers wait for the next one.
      if (this.#batch?.changes === changes) this.#batch = undefined;
      // The whole state has these changes as well.
      if (this.#isIncomplete) return this.#writeWhole(this.current);
      if (changes.length > 0) await this.#append(changes);
      const limit = this.#compactBytes ?? Math.max(MIN_JOURNAL_BYTES, this.#stateBytes / 2);
      // Without it the journal grows on: what was asked for is done all the same.
      if (!this.#isCompacting && this.#journal.bytes > limit) await this.#compact().catch(this.#onFailure);
    });
    return { changes, done };
  }

  async #append(changes: Change[][]): Promise<void> {
    try {
      await this.#journal.append(changes);
    } catch (error) {
      this.#isIncomplete = true;
      throw error;
    }
  }

  /** Writes a state that the journal does not lead to; until it is on the disk, nothing that builds on it may be called done. */
  async #writeWhole(read: () => StateData): Promise<void> {
    this.#isIncomplete = true;
    await this.#compacting;
    await this.#turnJournal();
    await this.#writeState(read(), this.#generation);
    this.#isIncomplete = false;
  }

  /** Starts a new journal, and writes the state of this moment while work goes on. */
  async #compact(): Promise<void> {
    await this.#turnJournal();
    this.#isCompacting = true;
    const generation = this.#generation;
    this.#compacting = this.#writeState(this.current(), generation)
      .catch(this.#onFailure)
      .finally(() => {
        this.#isCompacting = false;
      });
  }

  async #turnJournal(): Promise<void> {
    const former = this.#journal;
    this.#journal = await Journal.open(this.#folder.journalPath(this.#generation + 1));
    this.#generation += 1;
    await former.close();
  }

  async #writeState(data: StateData, generation: number): Promise<void> {
    this.#db.setState({ ...data, generation });
    await this.#db.write();
    this.#stateBytes = statSync(this.#folder.statePath).size;
    this.#folder.dropJournalsBefore(generation);
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.#tail.then(work);
    done.catch(this.#onFailure);
    // What is asked for next has a chance of its own: a disk that was full may have room again.
    this.#tail = done.catch(() => undefined);
    return done;
  }
}

/** lowdb's view of the folder. Its types want a class with a constructor; all it calls is `read` and `write`. */
function adapterOf(folder: StateFolder, seed: () => StateData): low.AdapterAsync<StateFile> {
  const adapter = {
    source: folder.statePath,
    async read(): Promise<StateFile> {
      const loaded = await folder.load();
      if (loaded !== undefined) return { ...loaded.data, generation: loaded.generation };
      const state = { ...seed(), generation: 1 };
      await adapter.write(state);
      return state;
    },
    write: (state: StateFile) => writeAtomically(folder.statePath, stateLines(state)),
  };
  return adapter as unknown as low.AdapterAsync<StateFile>;
}
