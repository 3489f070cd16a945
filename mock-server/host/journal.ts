import { readFileSync } from 'node:fs';
import { type FileHandle, open, truncate } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import { Singletons } from '../backend/rows';
import { type Change, tableNames } from '../backend/state';

/* One line per batch of changes, with a checksum. Only an unfinished last line was never acknowledged. */

const RowId = v.union([v.number(), v.string()]);
const Changes = v.array(
  v.union([
    v.strictObject({ table: v.picklist(tableNames), put: v.looseObject({ id: RowId }) }),
    v.strictObject({ table: v.picklist(tableNames), remove: RowId }),
    v.strictObject({ singleton: v.keyof(Singletons), value: v.unknown() }),
    v.strictObject({ nothing: v.literal(true) }),
  ]),
);

/** More than the last line is unreadable. */
export class DamagedJournal extends Error {}

const lineOf = (changes: readonly Change[]): string => {
  const json = JSON.stringify(changes);
  return `${crc32(json).toString(16).padStart(8, '0')} ${json}\n`;
};

export class Journal {
  readonly #file: FileHandle;
  #bytes: number;

  private constructor(file: FileHandle, bytes: number) {
    this.#file = file;
    this.#bytes = bytes;
  }

  static async open(path: string): Promise<Journal> {
    const file = await open(path, 'a');
    return new Journal(file, (await file.stat()).size);
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Resolves once the changes are on the disk. */
  async append(batches: readonly (readonly Change[])[]): Promise<void> {
    const text = batches.map(lineOf).join('');
    try {
      await this.#file.appendFile(text);
      await this.#file.datasync();
    } catch (error) {
      // A partial line would be damage in the middle once others follow.
      await this.#file.truncate(this.#bytes);
      throw error;
    }
    this.#bytes += Buffer.byteLength(text);
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}

/** The changes, oldest first; removes an unfinished last line from the file. */
export async function readJournal(path: string, isLast: boolean): Promise<Change[]> {
  const bytes = readFileSync(path);
  const changes: Change[] = [];
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(0x0a, start);
    const parsed = end === -1 ? undefined : parseLine(bytes.toString('utf8', start, end));
    if (parsed === undefined) {
      const isTail = end === -1 || end === bytes.length - 1;
      if (!isLast || !isTail) throw new DamagedJournal(`${path} is damaged at byte ${start}`);
      await truncate(path, start);
      break;
    }
    for (const change of parsed) changes.push(change);
    start = end + 1;
  }
  return changes;
}

function parseLine(line: string): Change[] | undefined {
  const json = line.slice(9);
  if (line[8] !== ' ' || crc32(json) !== Number.parseInt(line.slice(0, 8), 16)) return undefined;
  try {
    const result = v.safeParse(Changes, JSON.parse(json));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
