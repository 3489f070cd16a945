import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { junitOf, junitOfNoRun } from '../tests/contract/checks/junit';
import { withoutSecrets } from '../tests/contract/checks/redact';
import { isBroken, reportOf } from '../tests/contract/checks/report';
import { contractChecks, NoSession, runChecks } from '../tests/contract/checks/run-checks';
import { selectChecks } from '../tests/contract/checks/select-checks';

/*
 * `npm run contract -- --url URL …` checks any backend. Exit 0 if all needed checks hold, else 1; 2 if it cannot
 * begin.
 */

const COULD_NOT_BEGIN = 2;
/** The usual exit code after Ctrl+C. */
const INTERRUPTED = 130;

function giveUp(...lines: string[]): never {
  console.error(lines.join('\n'));
  process.exit(COULD_NOT_BEGIN);
}

const USAGE = [
  'npm run contract -- --url http://127.0.0.1:3001 --email admin@missio.test [--write] [--needed] [--only PATTERN] ' +
    '[--junit FILE]',
  '  The password is read from MISSIO_PASSWORD (or --password); a token from MISSIO_TOKEN (or --token) will do ' +
    'without an account.',
].join('\n');

const readArgs = () => {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string' },
        email: { type: 'string' },
        password: { type: 'string' },
        token: { type: 'string' },
        write: { type: 'boolean', default: false },
        needed: { type: 'boolean', default: false },
        only: { type: 'string' },
        junit: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    giveUp(error instanceof Error ? error.message : String(error), USAGE);
  }
};

/** An address with credentials would show them in every message. */
const isAddress = (url: string): boolean =>
  /^https?:/i.test(url) && URL.canParse(url) && new URL(url).username === '' && new URL(url).password === '';

const args = readArgs();
const { url, write, junit } = args;
const email = args.email ?? process.env.MISSIO_EMAIL;
const password = args.password ?? process.env.MISSIO_PASSWORD;
const token = args.token ?? process.env.MISSIO_TOKEN;
const hasAccount = email !== undefined && password !== undefined;
if (url === undefined || !isAddress(url) || (token === undefined && !hasAccount)) giveUp(USAGE);

const ofLevel = contractChecks.filter(({ level }) => level === 'needed' || !args.needed);
const checks = args.only === undefined ? ofLevel : selectChecks(ofLevel, args.only);
if (checks.length === 0) giveUp(`No check has « ${args.only} » in its call, its path or its title.`);

/** Written first too: an unwritable place must not show after an hour. */
const writeJunit = async (xml: string) => {
  if (junit === undefined) return;
  try {
    await mkdir(dirname(junit), { recursive: true });
    await writeFile(junit, xml);
  } catch (error) {
    giveUp(`${junit} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
};
await writeJunit(junitOfNoRun('The run did not come to its end.'));

const interruption = new AbortController();
const interrupt = () => {
  // A second Ctrl+C does not wait for the clean-up.
  if (interruption.signal.aborted) process.exit(INTERRUPTED);
  console.error('… interrupted: taking away what was made');
  interruption.abort();
};
process.on('SIGINT', interrupt);
process.on('SIGTERM', interrupt);

const patience = {
  pause: (milliseconds: number, signal: AbortSignal) => setTimeout(milliseconds, undefined, { signal }),
  say: (line: string) => console.error(line),
};

try {
  const run = await runChecks(checks, { url, email, password, token, write, patience, signal: interruption.signal });
  console.log(reportOf(run));
  await writeJunit(junitOf(run));
  process.exitCode = run.isInterrupted ? INTERRUPTED : isBroken(run) ? 1 : 0;
} catch (error) {
  if (!(error instanceof NoSession)) throw error;
  const problem = withoutSecrets(`No session at ${url}: ${error.message}`, [password ?? '', token ?? '']);
  await writeJunit(junitOfNoRun(problem));
  if (interruption.signal.aborted) process.exit(INTERRUPTED);
  giveUp(problem);
}
