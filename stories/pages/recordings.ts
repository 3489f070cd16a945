import * as v from 'valibot';
import { Recording } from '../../mock-server/backend/recorded/recording';
import { type RecordingName, recordedScenario } from '../../mock-server/scenarios/recorded-scenario';
import type { Scenario } from '../../mock-server/scenarios/scenario';

const files = import.meta.glob('../../mock-server/recordings/*.json', { eager: true, import: 'default' });

/** A recording that `npm run mock -- --record` has left, by its name. @throws {Error} if there is none */
export function findRecording(name: RecordingName): Scenario {
  const file = files[`../../mock-server/recordings/${name}.json`];
  if (file === undefined) throw new Error(`No recording is named ${name}`);
  return recordedScenario(v.parse(Recording, file));
}
