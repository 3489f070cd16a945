import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { StateData } from '../backend/rows';
import { writeAtomically } from './atomic-file';
import { stateLines } from './state-lines';

/** A name is also a file name. */
export const SnapshotName = v.pipe(v.string(), v.regex(/^[\p{Letter}\p{Number}][\p{Letter}\p{Number}_-]{0,79}$/u));

/** Named states in files, which outlive the server. */
export class Snapshots {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  list(): { name: string; taken_at: string }[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => ({
        name: file.slice(0, -'.json'.length),
        taken_at: statSync(join(this.#folder, file)).mtime.toISOString(),
      }))
      .sort((a, b) => a.name.localeCompare(b.name));
  }

  async take(name: string, data: StateData): Promise<void> {
    mkdirSync(this.#folder, { recursive: true });
    await writeAtomically(this.#path(name), stateLines(data));
  }

  find(name: string): StateData | undefined {
    if (!v.is(SnapshotName, name) || !existsSync(this.#path(name))) return undefined;
    return v.parse(StateData, JSON.parse(readFileSync(this.#path(name), 'utf8')));
  }

  #path(name: string): string {
    return join(this.#folder, `${name}.json`);
  }
}
