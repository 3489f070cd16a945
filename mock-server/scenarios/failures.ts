import type { FaultRequest } from '../backend/faults';
import { NEVER_MS } from './scenario';

/* Faults of scenarios. A failing status has no text, so that the screen shows its own. */

const userReads = ['/api/offers*', '/api/participations*', '/api/get/*', '/api/location'];
const adminReads = ['/api/admin/*'];

export const fails = (method: string, path: string, status = 500): FaultRequest => ({ method, path, status });

const onEach = (paths: readonly string[], fault: Omit<FaultRequest, 'path'>): FaultRequest[] =>
  paths.map((path) => ({ ...fault, path }));

export const userReadsNeverAnswer = onEach(userReads, { method: 'GET', delay_ms: NEVER_MS });
export const adminReadsNeverAnswer = onEach(adminReads, { method: 'GET', delay_ms: NEVER_MS });
/** The user comes sooner than the rest, so that skeletons show. */
export const everythingIsSlow: FaultRequest[] = [
  { method: 'GET', path: '/api/me', delay_ms: 500 },
  { path: '/api/*', delay_ms: 2500 },
];
export const userReadsAreUnreadable = onEach(userReads, { method: 'GET', kind: 'garbage' });
export const adminReadsAreUnreadable = onEach(adminReads, { method: 'GET', kind: 'garbage' });
/** GET /api/me still succeeds; the session is lost afterwards. */
export const userSessionIsLost = [
  ...onEach(['/api/offers*', '/api/participations*', '/api/get/*', '/api/profile'], { status: 401 }),
];
export const adminSessionIsLost = onEach(adminReads, { status: 401 });
export const userCallsAreCut = onEach([...userReads, '/api/profile', '/api/auth/*'], { kind: 'drop' });
export const adminCallsAreCut = onEach(adminReads, { kind: 'drop' });
