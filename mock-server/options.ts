import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { isScenarioName, type ScenarioName, scenarioNames } from './scenarios/scenarios';

export interface CommandOptions {
  port: number;
  host: string;
  data: string;
  /** By default `db.json`. */
  seed: string | undefined;
  delay: number;
  scenario: ScenarioName | undefined;
  limitsLogins: boolean;
}

const USAGE =
  'npm run mock -- [--port 3001] [--host 127.0.0.1] [--data DIR] [--seed FILE] [--delay MS] [--scenario NAME] ' +
  '[--login-limit]';

export class BadOption extends Error {}

const wholeNumber = (max: number) => v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.maxValue(max));

/** Options of `npm run mock`, listed in the README. */
export function parseOptions(args: readonly string[]): CommandOptions {
  const { values } = readArgs(args);
  return {
    port: numberOf('--port', values.port, 65_535),
    host: values.host,
    data: values.data,
    seed: values.seed,
    delay: numberOf('--delay', values.delay, 600_000),
    scenario: values.scenario === undefined ? undefined : scenarioOf(values.scenario),
    limitsLogins: values['login-limit'],
  };
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '3001' },
        host: { type: 'string', default: '127.0.0.1' },
        data: { type: 'string', default: '.mock-data' },
        seed: { type: 'string' },
        delay: { type: 'string', default: '0' },
        scenario: { type: 'string' },
        'login-limit': { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new BadOption(`Ces options ne se lisent pas : ${args.join(' ')}\nUsage : ${USAGE}`);
  }
}

function numberOf(name: string, text: string, max: number): number {
  const result = v.safeParse(wholeNumber(max), text);
  if (!result.success) throw new BadOption(`${name} attend un nombre entier d’au plus ${max}, et non « ${text} ».`);
  return result.output;
}

function scenarioOf(name: string): ScenarioName {
  if (isScenarioName(name)) return name;
  throw new BadOption(`Aucun scénario ne s’appelle « ${name} ». Il y a : ${scenarioNames.join(', ')}.`);
}
