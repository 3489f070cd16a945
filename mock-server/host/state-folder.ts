import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { STATE_VERSION, StateData } from '../backend/rows';
import type { Change } from '../backend/state';
import { DamagedJournal, readJournal } from './journal';
import { replay } from './replay';

const Generation = v.object({ generation: v.pipe(v.number(), v.integer(), v.minValue(0)) });
const Version = v.object({ version: v.unknown() });

export interface LoadedState {
  data: StateData;
  /** Journals from this number on are newer than the state file. */
  generation: number;
}

/** The folder with `state.json` and the journals since. */
export class StateFolder {
  readonly path: string;
  readonly statePath: string;
  readonly #say: (sentence: string) => void;

  constructor(path: string, say: (sentence: string) => void) {
    this.path = path;
    this.statePath = join(path, 'state.json');
    this.#say = say;
    mkdirSync(path, { recursive: true });
  }

  journalPath(generation: number): string {
    return join(this.path, `journal-${generation}.jsonl`);
  }

  /** The last state, if any. Unreadable files are set aside, never overwritten. */
  async load(): Promise<LoadedState | undefined> {
    for (const name of readdirSync(this.path)) if (name.endsWith('.tmp')) rmSync(join(this.path, name));
    if (!existsSync(this.statePath)) {
      if (this.#journals(0).length > 0) this.#setAside('orphan', 'des journaux sans fichier de données');
      return undefined;
    }
    try {
      const raw: unknown = JSON.parse(readFileSync(this.statePath, 'utf8'));
      if (v.is(Version, raw) && raw.version !== STATE_VERSION) {
        this.#setAside('other-version', `version ${String(raw.version)}, ce serveur écrit la version ${STATE_VERSION}`);
        return undefined;
      }
      const { generation } = v.parse(Generation, raw);
      const journals = this.#journals(generation);
      const changes: Change[] = [];
      for (const number of journals) {
        const read = await readJournal(this.journalPath(number), number === journals.at(-1));
        // One by one: a hundred thousand arguments are too many for one call.
        for (const change of read) changes.push(change);
      }
      return { data: replay(v.parse(StateData, raw), changes), generation: journals.at(-1) ?? generation };
    } catch (error) {
      if (!(error instanceof SyntaxError || v.isValiError(error) || error instanceof DamagedJournal)) throw error;
      this.#setAside('damaged', error.message);
      return undefined;
    }
  }

  /** Deletes journals that a newer state file includes. */
  dropJournalsBefore(generation: number): void {
    for (const number of this.#journals(0)) {
      if (number < generation) rmSync(this.journalPath(number), { force: true });
    }
  }

  #journals(first: number): number[] {
    return readdirSync(this.path)
      .flatMap((name) => /^journal-(\d+)\.jsonl$/.exec(name)?.[1] ?? [])
      .map(Number)
      .filter((number) => number >= first)
      .sort((a, b) => a - b);
  }

  #setAside(reason: string, why: string): void {
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    const aside = join(this.path, `${reason}-${stamp}`);
    mkdirSync(aside);
    if (existsSync(this.statePath)) renameSync(this.statePath, join(aside, 'state.json'));
    for (const number of this.#journals(0)) {
      renameSync(this.journalPath(number), join(aside, `journal-${number}.jsonl`));
    }
    this.#say(
      `Les données de ${this.path} ont été mises de côté dans ${aside} (${why}). On repart des données de départ.`,
    );
  }
}
