import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { Recording } from '../backend/recorded/recording';
import { isRecordingName, type RecordingName } from '../scenarios/recorded-scenario';
import { writeAtomically } from './atomic-file';

export class UnusableRecording extends Error {}

/** Where recordings are, beside the scenarios: stories and tests find them there. */
export const RECORDINGS_FOLDER = 'mock-server/recordings';

/** Recordings in files, one answer per line, so that their changes can be read. */
export class Recordings {
  readonly folder: string;

  constructor(folder: string = RECORDINGS_FOLDER) {
    this.folder = folder;
  }

  names(): RecordingName[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length))
      .filter(isRecordingName)
      .sort();
  }

  path(name: RecordingName): string {
    return join(this.folder, `${name}.json`);
  }

  /** @throws {UnusableRecording} */
  find(name: string): Recording | undefined {
    if (!isRecordingName(name) || !existsSync(this.path(name))) return undefined;
    try {
      return v.parse(Recording, JSON.parse(readFileSync(this.path(name), 'utf8')));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new UnusableRecording(`L’enregistrement ${this.path(name)} est inutilisable (${reason}).`);
    }
  }

  async save(name: RecordingName, recording: Recording): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
    await writeAtomically(this.path(name), recordingLines(recording));
  }

  /** The name itself, or with the first number that is free. */
  freeName(name: RecordingName): RecordingName {
    const taken = this.names();
    const numbered = (number: number): RecordingName => (number === 1 ? name : `${name}-${number}`);
    let number = 1;
    while (taken.includes(numbered(number))) number += 1;
    return numbered(number);
  }
}

function* recordingLines({ answers, ...about }: Recording): Generator<string> {
  yield `${JSON.stringify(about).slice(0, -1)},"answers":[`;
  for (const [index, answer] of answers.entries()) yield `${index === 0 ? '' : ','}\n${JSON.stringify(answer)}`;
  yield '\n]}\n';
}
