import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { RECORDINGS_FOLDER } from './host/recordings';
import { isOwnAddress, readTarget, UnusableTarget } from './recording/target';
import { isRecordingName, type RecordingName } from './scenarios/recorded-scenario';
import { isScenarioName, type ScenarioName, scenarioNames } from './scenarios/scenarios';

export interface CommandOptions {
  port: number;
  host: string;
  data: string;
  recordings: string;
  /** By default `db.json`. */
  seed: string | undefined;
  delay: number;
  scenario: ScenarioName | RecordingName | undefined;
  limitsLogins: boolean;
  record: RecordOptions | undefined;
  shadow: ShadowAccount | undefined;
}

/** What to record: a backend while it is used, or the file of an earlier use. */
export type RecordOptions = {
  /** By default after the host or the file. */
  name: RecordingName | undefined;
  keepsNames: boolean;
} & ({ target: string; har?: never } | { har: string; target?: never });

export interface ShadowAccount {
  target: string;
  email: string;
  password: string;
}

const USAGE =
  'npm run mock -- [--port 3001] [--host 127.0.0.1] [--data DIR] [--seed FILE] [--delay MS] [--scenario NAME] ' +
  '[--login-limit] [--record URL | --har FILE] [--record-name NAME] [--keep-names] ' +
  '[--recordings DIR] [--shadow URL --shadow-email EMAIL]';

export const HELP = `Usage : ${USAGE}

  --port 3001            0 prend un port libre
  --host 127.0.0.1       l’adresse où écouter
  --data DIR             où les données sont gardées (.mock-data)
  --seed FILE            les données de départ (db.json)
  --delay MS             retarde chaque réponse
  --scenario NAME        un scénario ou un enregistrement
  --login-limit          refuse les connexions après dix échecs
  --record URL           se place devant ce serveur et garde ses réponses, sans jeton ni mot de passe
  --har FILE             fait un enregistrement d’une archive HTTP, et le rejoue
  --record-name NAME     le nom de l’enregistrement : enregistre-NAME
  --recordings DIR       où les enregistrements sont gardés (${RECORDINGS_FOLDER})
  --keep-names           garde les noms et les emails, qui sont remplacés autrement
  --shadow URL           pose aussi chaque lecture à ce serveur, et compare les réponses
  --shadow-email EMAIL   le compte sur ce serveur (ou MISSIO_SHADOW_EMAIL) ; son mot de passe : MISSIO_SHADOW_PASSWORD
  --help                 ceci

L’atelier (/__mock/ui) montre le reste.`;

export class BadOption extends Error {}

type Variables = Readonly<Record<string, string | undefined>>;
type Values = ReturnType<typeof readArgs>['values'];

const wholeNumber = (max: number) => v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.maxValue(max));

/** Options of `npm run mock`, listed in the README. @param namesIn names of the recordings in a folder */
export function parseOptions(
  args: readonly string[],
  variables: Variables = {},
  namesIn: (folder: string) => readonly RecordingName[] = () => [],
): CommandOptions {
  const { values } = readArgs(args);
  refuseTogether(values);
  const port = numberOf('--port', values.port, 65_535);
  const options = {
    port,
    host: values.host,
    data: values.data,
    recordings: values.recordings,
    seed: values.seed,
    delay: numberOf('--delay', values.delay, 600_000),
    scenario: values.scenario === undefined ? undefined : scenarioOf(values.scenario, namesIn(values.recordings)),
    limitsLogins: values['login-limit'],
    record: recordOf(values, port),
    shadow: shadowOf(values, port, variables),
  };
  const isOnTheWay = options.shadow !== undefined || options.record?.target !== undefined;
  if (isOnTheWay && variables.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    throw new BadOption(
      'NODE_TLS_REJECT_UNAUTHORIZED=0 tairait les certificats refusés : retirez-la. ' +
        'Pour une autorité à vous, NODE_EXTRA_CA_CERTS nomme son fichier.',
    );
  return options;
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
        record: { type: 'string' },
        har: { type: 'string' },
        'record-name': { type: 'string' },
        recordings: { type: 'string', default: RECORDINGS_FOLDER },
        'keep-names': { type: 'boolean', default: false },
        shadow: { type: 'string' },
        'shadow-email': { type: 'string' },
      },
    });
  } catch {
    throw new BadOption(`Ces options ne se lisent pas : ${shown(args)}\nUsage : ${USAGE}`);
  }
}

/** Someone may have tried a password where none is taken. */
const shown = (args: readonly string[]): string =>
  args
    .map((arg, index) => (/passw/i.test(args[index - 1] ?? '') ? '…' : arg.replace(/(passw[^=]*=).*/i, '$1…')))
    .join(' ');

/** Who answers: the rules, a scenario, a recording or a backend, but one alone. */
function refuseTogether(values: Values): void {
  const given = (['record', 'har', 'scenario'] as const).filter((name) => values[name] !== undefined);
  if (given.length > 1)
    throw new BadOption(`${given.map((name) => `--${name}`).join(' et ')} ne vont pas ensemble : un seul répond.`);
  if (values.record !== undefined && values.shadow !== undefined)
    throw new BadOption('--record et --shadow ne vont pas ensemble : avec --record, l’autre serveur répond déjà.');
  const isRecording = values.record !== undefined || values.har !== undefined;
  const orphan = values['record-name'] === undefined ? values['keep-names'] && '--keep-names' : '--record-name';
  if (!isRecording && orphan) throw new BadOption(`${orphan} va avec --record ou --har.`);
  if (values.shadow === undefined && values['shadow-email'] !== undefined)
    throw new BadOption('--shadow-email va avec --shadow.');
}

function recordOf(values: Values, port: number): RecordOptions | undefined {
  const given = values['record-name'];
  const common = { name: given === undefined ? undefined : recordingNameOf(given), keepsNames: values['keep-names'] };
  if (values.har !== undefined) return { ...common, har: values.har };
  return values.record === undefined ? undefined : { ...common, target: targetOf('--record', values.record, port) };
}

function shadowOf(values: Values, port: number, variables: Variables): ShadowAccount | undefined {
  if (values.shadow === undefined) return undefined;
  const target = targetOf('--shadow', values.shadow, port);
  const email = values['shadow-email'] ?? variables.MISSIO_SHADOW_EMAIL ?? '';
  const password = variables.MISSIO_SHADOW_PASSWORD ?? '';
  if (email === '' || password === '')
    throw new BadOption(
      '--shadow veut un compte sur l’autre serveur : --shadow-email, et son mot de passe dans la variable ' +
        'MISSIO_SHADOW_PASSWORD.',
    );
  return { target, email, password };
}

function targetOf(option: string, text: string, port: number): string {
  try {
    const target = readTarget(text);
    if (isOwnAddress(target, port)) throw new UnusableTarget('nomme le serveur simulé lui-même.');
    return target;
  } catch (error) {
    if (error instanceof UnusableTarget) throw new BadOption(`${option} ${error.message}`);
    throw error;
  }
}

function recordingNameOf(text: string): RecordingName {
  const name = text.startsWith('enregistre-') ? text : `enregistre-${text}`;
  if (isRecordingName(name)) return name;
  throw new BadOption(`--record-name attend des minuscules, des chiffres et des tirets, et non « ${text} ».`);
}

function numberOf(name: string, text: string, max: number): number {
  const result = v.safeParse(wholeNumber(max), text);
  if (!result.success) throw new BadOption(`${name} attend un nombre entier d’au plus ${max}, et non « ${text} ».`);
  return result.output;
}

function scenarioOf(name: string, recordings: readonly RecordingName[]): ScenarioName | RecordingName {
  if (isScenarioName(name)) return name;
  const recording = recordings.find((each) => each === name);
  if (recording !== undefined) return recording;
  const known = [...scenarioNames, ...recordings].join(', ');
  throw new BadOption(`Aucun scénario ne s’appelle « ${name} ». Il y a : ${known}.`);
}
