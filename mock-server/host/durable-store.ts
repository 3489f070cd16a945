import { statSync } from 'node:fs';
import low from 'lowdb';
import type { StateData } from '../backend/rows';
import type { Change } from '../backend/state';
import { writeAtomically } from './atomic-file';
import { type FolderLock, type FolderLost, lockFolder } from './folder-lock';
import { Journal } from './journal';
import { StateFolder } from './state-folder';
import { stateLines } from './state-lines';

interface StateFile extends StateData {
  generation: number;
}

export interface StoreOptions {
  folder: string;
  /** Read if the folder has no state yet. */
  seed: () => StateData;
  say: (sentence: string) => void;
  /** The disk failed: memory differs from what is stored. */
  onFailure: (error: unknown) => void;
  /** Another server has the folder now, and nothing more is written. */
  onLost: (error: FolderLost) => void;
  /** Maximum size of a journal; by default 8 MiB, or half the state file if larger. */
  compactBytes?: number | undefined;
}

interface Batch {
  changes: Change[][];
  done: Promise<void>;
}

const MIN_JOURNAL_BYTES = 8 * 1024 * 1024;

/**
 * lowdb over a folder: an atomic state file, and a journal of changes between, written in batches. So the cost of a
 * write does not depend on the number of rows.
 */
export class DurableStore {
  readonly #folder: StateFolder;
  readonly #lock: FolderLock;
  readonly #onFailure: (error: unknown) => void;
  readonly #compactBytes: number | undefined;
  readonly #db: low.LowdbAsync<StateFile>;
  #journal: Journal;
  #generation: number;
  #stateBytes: number;
  /** Serialises all writes. */
  #tail: Promise<void> = Promise.resolve();
  #batch: Batch | undefined;
  #compacting: Promise<void> = Promise.resolve();
  #isCompacting = false;
  /** After a failed write the next one writes the whole state. */
  #isIncomplete = false;
  /** Whether the folder had a readable state. */
  readonly wasThere: boolean;
  /** The current state, for compacting the journal. */
  current: () => StateData;

  private constructor(parts: {
    folder: StateFolder;
    lock: FolderLock;
    options: StoreOptions;
    db: low.LowdbAsync<StateFile>;
    journal: Journal;
    wasThere: boolean;
  }) {
    this.#folder = parts.folder;
    this.#lock = parts.lock;
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

  /** Locks the folder and reads its state, else the sample data. */
  static async open(options: StoreOptions): Promise<DurableStore> {
    const { folder: path, seed, say } = options;
    const folder = new StateFolder(path, say);
    const lock = lockFolder(path, options.onLost);
    try {
      let wasThere = true;
      const firstState = () => {
        wasThere = false;
        return seed();
      };
      const db = await low(adapterOf(folder, firstState));
      const journal = await Journal.open(folder.journalPath(db.getState().generation));
      return new DurableStore({ folder, lock, options, db, journal, wasThere });
    } catch (error) {
      lock.unlock();
      throw error;
    }
  }

  /** Resolves once these and all earlier changes are on the disk. */
  async commit(changes: Change[]): Promise<void> {
    if (changes.length === 0) {
      await this.#tail;
      // Earlier changes may still be in memory only.
      if (!this.#isIncomplete) return;
    }
    this.#batch ??= this.#nextBatch();
    if (changes.length > 0) this.#batch.changes.push(changes);
    await this.#batch.done;
  }

  /** Replaces the whole state; later changes follow it. */
  replace(data: StateData): Promise<void> {
    this.#batch = undefined;
    return this.#enqueue(() => this.#writeWhole(() => data));
  }

  /** Finishes writing and unlocks the folder. */
  async close(): Promise<void> {
    await this.#tail;
    // Last chance for what could not be written.
    if (this.#isIncomplete) await this.#writeWhole(this.current).catch(this.#onFailure);
    await this.#compacting;
    await this.#journal.close();
    this.#lock.unlock();
  }

  #nextBatch(): Batch {
    const changes: Change[][] = [];
    const done = this.#enqueue(async () => {
      // Later callers wait for the next batch.
      if (this.#batch?.changes === changes) this.#batch = undefined;
      // The whole state includes these changes.
      if (this.#isIncomplete) return this.#writeWhole(this.current);
      if (changes.length > 0) await this.#append(changes);
      const limit = this.#compactBytes ?? Math.max(MIN_JOURNAL_BYTES, this.#stateBytes / 2);
      // A failure only lets the journal grow.
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

  /** Writes a state that the journal does not lead to; later changes wait for it. */
  async #writeWhole(read: () => StateData): Promise<void> {
    this.#isIncomplete = true;
    await this.#compacting;
    await this.#turnJournal();
    await this.#writeState(read(), this.#generation);
    this.#isIncomplete = false;
  }

  /** Starts a new journal and writes the current state in the background. */
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
    this.#lock.assertHeld();
    this.#db.setState({ ...data, generation });
    await this.#db.write();
    this.#stateBytes = statSync(this.#folder.statePath).size;
    this.#folder.dropJournalsBefore(generation);
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.#tail.then(() => {
      this.#lock.assertHeld();
      return work();
    });
    done.catch(this.#onFailure);
    // The next write may succeed: a full disk may have room again.
    this.#tail = done.catch(() => undefined);
    return done;
  }
}

/** lowdb's adapter; its types want a class with a constructor. */
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
