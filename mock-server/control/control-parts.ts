import type { Backend } from '../backend/backend';
import type { Environment } from '../backend/environment';
import type { StateData } from '../backend/rows';
import type { Clock } from '../host/clock';
import type { DurableStore } from '../host/durable-store';
import type { Recordings } from '../host/recordings';
import type { ReportLog } from '../host/report-log';
import type { RequestLog } from '../host/request-log';
import type { Snapshots } from '../host/snapshots';
import type { Recorder } from '../recording/recorder';
import type { RecordingName } from '../scenarios/recorded-scenario';
import type { ScenarioName } from '../scenarios/scenarios';
import type { Shadow } from '../shadow/shadow';

export interface ControlParts {
  backend: Backend;
  environment: Environment;
  clock: Clock;
  store: DurableStore;
  log: RequestLog;
  reports: ReportLog;
  snapshots: Snapshots;
  /** The sample data, moved by so many days; up to the clock's by itself. */
  seed: (days?: number) => StateData;
  recordings: Recordings;
  /** While a backend is being recorded. */
  recorder: Recorder | undefined;
  /** While another backend is asked as well. */
  shadow: Shadow | undefined;
  /** The scenario entered last; unknown after a start without one. */
  current: { scenario: ScenarioName | RecordingName | null };
}
