import type { Backend } from '../backend/backend';
import type { Environment } from '../backend/environment';
import type { StateData } from '../backend/rows';
import type { Clock } from '../host/clock';
import type { DurableStore } from '../host/durable-store';
import type { ReportLog } from '../host/report-log';
import type { RequestLog } from '../host/request-log';
import type { Snapshots } from '../host/snapshots';

export interface ControlParts {
  backend: Backend;
  environment: Environment;
  clock: Clock;
  store: DurableStore;
  log: RequestLog;
  reports: ReportLog;
  snapshots: Snapshots;
  seed: () => StateData;
}
