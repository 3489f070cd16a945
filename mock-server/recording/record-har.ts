import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseJson } from '~/api/contract/lenient';
import type { Recordings } from '../host/recordings';
import { type RecordingName, recordingNameFrom } from '../scenarios/recorded-scenario';
import { buildRecording } from './build-recording';
import { readHar } from './read-har';

/** The file is missing, no HTTP archive, or has nothing of the contract. */
export class UnusableHar extends Error {}

/**
 * Makes a recording of an HTTP archive; the same file again renews it.
 * @throws {UnusableHar}
 */
export async function recordHar(
  recordings: Recordings,
  options: { har: string; name: RecordingName | undefined; keepsNames: boolean },
  say: (sentence: string) => void,
): Promise<RecordingName> {
  const { har: path, keepsNames } = options;
  const read = readHar(parseJson(textOf(path)));
  if (read === undefined) throw new UnusableHar(`${path} n’est pas une archive HTTP (HAR).`);
  const about = { source: basename(path), recordedAt: new Date(), keepsNames };
  const { recording, unkeptSearches, unknownCalls } = buildRecording(read.exchanges, about);
  const { answers } = recording;
  const counts = [`${answers.length} réponses gardées`];
  if (read.withoutAnswer > 0) counts.push(`${read.withoutAnswer} appels sans leur réponse`);
  if (unknownCalls > 0) counts.push(`${unknownCalls} hors du contrat`);
  if (unkeptSearches > 0) counts.push(`${unkeptSearches} recherches de personnes non gardées`);
  if (answers.length === 0) throw new UnusableHar(`${path} n’a aucun appel du contrat : ${counts.join(', ')}.`);
  const name = options.name ?? nameFor(recordings, about.source);
  await recordings.save(name, recording);
  say(`${path} : ${counts.join(', ')}, dans ${recordings.path(name)}`);
  return name;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UnusableHar(`Le fichier ${path} ne peut pas être lu.`);
  }
}

function nameFor(recordings: Recordings, source: string): RecordingName {
  const name = recordingNameFrom(source.replace(/\.har$/i, ''));
  const isRenewed = recordings.names().includes(name) && recordings.find(name)?.source === source;
  return isRenewed ? name : recordings.freeName(name);
}
