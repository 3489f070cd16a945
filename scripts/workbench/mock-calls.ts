import * as v from 'valibot';
import { User } from '~/api/contract/entities';

/* The calls under `/__mock` that the panel makes. */

const Scenarios = v.object({
  data: v.array(v.object({ name: v.string(), description: v.string(), account: v.string() })),
});
export type Scenario = v.InferOutput<typeof Scenarios>['data'][number];

const Entered = v.object({ session: v.nullable(v.object({ access_token: v.string(), user: User })) });
export type EnteredSession = v.InferOutput<typeof Entered>['session'];

const Clock = v.object({ now: v.string(), ahead_ms: v.number() });
const Health = v.object({ faults: v.array(v.unknown()), clock: Clock });
const ErrorAnswer = v.object({ message: v.string() });

async function call<TAnswer>(
  schema: v.GenericSchema<unknown, TAnswer>,
  path: string,
  method = 'GET',
  body?: object,
): Promise<TAnswer> {
  const response = await fetch(`/__mock${path}`, {
    method,
    headers: body ? { 'Content-Type': 'application/json' } : {},
    body: body ? JSON.stringify(body) : null,
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(v.parse(ErrorAnswer, answer).message);
  return v.parse(schema, answer);
}

export const mockCalls = {
  health: () => call(Health, ''),
  scenarios: async () => (await call(Scenarios, '/scenarios')).data,
  enterScenario: async (name: string) => (await call(Entered, `/scenario/${name}`, 'POST')).session,
  signIn: async (account: string) => (await call(Entered, `/session/${account}`, 'POST')).session,
  armFault: (fault: object) => call(v.object({}), '/faults', 'POST', fault),
  disarmFaults: () => call(v.object({}), '/faults', 'DELETE'),
  setClock: (now: Date) => call(Clock, '/clock', 'POST', { now: now.toISOString() }),
  resetClock: () => call(Clock, '/clock', 'DELETE'),
};
