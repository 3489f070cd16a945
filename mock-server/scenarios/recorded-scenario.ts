import { foldText } from '~/lib/format/fold';
import { mainRole, type Recording, type Role } from '../backend/recorded/recording';
import type { Scenario, ScenarioAccount } from './scenario';

/** The beginning sets recordings apart from the scenarios that are written by hand. */
export type RecordingName = `enregistre-${string}`;

const NAME = /^enregistre-[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_NAME = 80;
/** Leaves room for a number. */
const LONGEST_SLUG = 60;

export const isRecordingName = (name: string): name is RecordingName => name.length <= LONGEST_NAME && NAME.test(name);

/** A name after a host or a file. */
export function recordingNameFrom(text: string): RecordingName {
  const slug = foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');
  const name: RecordingName = `enregistre-${slug}`;
  return isRecordingName(name) ? name : 'enregistre-sans-nom';
}

const accounts: Readonly<Record<Role, ScenarioAccount>> = {
  visitor: 'visiteur',
  waiting: 'attente',
  validated: 'camille',
  admin: 'admin',
};

/** A recording as the scenario that it is, of the known account that may do the same. */
export function recordedScenario(recording: Recording): Scenario {
  const { source, recorded_at, answers } = recording;
  return {
    description: `Ce que ${source} a répondu le ${recorded_at.slice(0, 10)} : ${answers.length} réponses enregistrées`,
    account: accounts[mainRole(recording)],
    recording,
  };
}
